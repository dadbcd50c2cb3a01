"""The TypeScript of the contract says what the Python of it says."""

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from marooned.web import contract

TOOL = Path(__file__).parents[2] / "tools" / "make_contract.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_contract", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_typescript_is_up_to_date(tool: ModuleType) -> None:
    assert tool.FILE.read_text(encoding="utf-8") == tool.text(), "run: python tools/make_contract.py"


def test_every_struct_is_there_once(tool: ModuleType) -> None:
    text = tool.text()
    for struct in tool.structs():
        assert text.count(f"export interface {struct.__name__} {{") == 1


def test_what_browsers_send_may_leave_defaults_out_and_what_servers_send_may_not(tool: ModuleType) -> None:
    assert "  token?: string;" in tool.interface(contract.Hello, sent=True)
    assert "  undo: boolean;" in tool.interface(contract.Table, sent=False)
    assert msgspec.json.decode(b'{"type":"hello"}', type=contract.FromBrowser) == contract.Hello()


def test_unknown_fields_and_types_are_refused() -> None:
    for wrong in (b'{"type":"hello","seed":1}', b'{"type":"fly"}', b'{"id":1}', b"[]", b"{"):
        with pytest.raises(msgspec.MsgspecError):
            msgspec.json.decode(wrong, type=contract.FromBrowser)
