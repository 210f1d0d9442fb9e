"""Every test: of the engine, kit, games, boards and tools."""
