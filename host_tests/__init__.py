"""Every test: of the engine, games, faces, boards and tools."""
