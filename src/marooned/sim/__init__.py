"""Many games at once: the runner, its statistics, the fuzz that looks for mistakes, and the benchmark."""
