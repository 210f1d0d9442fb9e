"""What every game's screens use: canvas, lights, bell, keys, menus, secret prompts."""
