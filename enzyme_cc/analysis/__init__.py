"""Read-only facts about functions: types, activity, aliasing, trip counts. Results are frozen and print
deterministically."""
