"""What is run on a desktop, beside the firmware: never on a board."""
