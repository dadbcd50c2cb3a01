"""Make the TypeScript of the wire (`frontend/src/lib/contract.d.ts`) from `marooned.web.contract`.

    python tools/make_contract.py            write the file
    python tools/make_contract.py --check    say whether it is up to date (exit code 1 if not)

What the server sends has all its fields; what the browser sends may leave out those with a default.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from marooned.web import contract

FILE = Path(__file__).resolve().parent.parent / "frontend" / "src" / "lib" / "contract.d.ts"
HEADER = "// Made by tools/make_contract.py from src/marooned/web/contract.py. Change that one and run it again.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
UNIONS = ("FromBrowser", "ToBrowser")
SENT = ("FromBrowser", "NewTable", "Join", "Mine", "RecordSent")
"""What browsers send; everything else comes from the server."""


def structs() -> list[type[msgspec.Struct]]:
    """The structs of the contract in the order in which they stand there."""
    found = [
        value
        for value in vars(contract).values()
        if inspect.isclass(value) and issubclass(value, contract.Struct) and value is not contract.Struct
    ]
    return sorted(found, key=lambda struct: inspect.getsourcelines(struct)[1])


def ts(hint: Any) -> str:
    """A type hint as TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(map(ts, args))
    if origin is list:
        item = ts(args[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict and args[0] is str:
        return f"Record<string, {ts(args[1])}>"
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in args)
    raise TypeError(f"{hint!r} has no TypeScript yet")


def sent_structs() -> set[type[msgspec.Struct]]:
    """Structs that only browsers send."""
    found: set[type[msgspec.Struct]] = set()
    for name in SENT:
        value = getattr(contract, name)
        found.update(typing.get_args(value) or (value,))
    return found


def comment(text: str, indent: str = "") -> str:
    """A docstring as a comment."""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def interface(struct: type[msgspec.Struct], sent: bool) -> str:
    """One struct as an interface."""
    hints = typing.get_type_hints(struct, vars(contract))
    required = {field.name for field in msgspec.structs.fields(struct) if field.required}
    config = struct.__struct_config__
    lines = [f'  {config.tag_field}: "{config.tag}";\n'] if config.tag_field else []
    for field in msgspec.structs.fields(struct):
        mark = "?" if sent and field.name not in required else ""
        lines.append(f"  {field.encode_name}{mark}: {ts(hints[field.name])};\n")
    return f"{comment(struct.__doc__ or '')}export interface {struct.__name__} {{\n{''.join(lines)}}}\n"


def constants() -> str:
    """The limits, as types of their values."""
    found = {name: value for name, value in vars(contract).items() if name.isupper() and isinstance(value, int)}
    return "".join(f"export type {name} = {value};\n" for name, value in found.items())


def text() -> str:
    """The whole file."""
    sent = sent_structs()
    parts = [interface(struct, struct in sent) for struct in structs()]
    unions = [
        f"export type {name} =\n  | "
        + "\n  | ".join(struct.__name__ for struct in typing.get_args(getattr(contract, name)))
        + ";\n"
        for name in UNIONS
    ]
    return "\n".join([HEADER, constants(), *parts, *unions])


def main(args: list[str]) -> int:
    """Write the file, or check it."""
    new = text()
    if args == ["--check"]:
        same = FILE.exists() and FILE.read_text(encoding="utf-8") == new
        print(f"{FILE.name} is {'up to date' if same else 'stale: run python tools/make_contract.py'}")
        return 0 if same else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
