"""`python -m marooned` is the same as the command `marooned`."""

from marooned.cli import main

if __name__ == "__main__":
    main()
