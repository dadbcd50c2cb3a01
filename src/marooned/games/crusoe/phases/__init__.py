"""The six phases of a round, one module each; planning and resolving are the two steps of the action phase."""
