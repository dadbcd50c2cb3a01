"""The commands of `marooned`."""

import typer

from marooned import __version__

app = typer.Typer(add_completion=False)


@app.callback(invoke_without_command=True)
def version() -> None:
    """Print the version."""
    typer.echo(f"marooned {__version__}")


def main() -> None:
    """Run the command line; ends the process with the command's exit code."""
    app(prog_name="marooned")
