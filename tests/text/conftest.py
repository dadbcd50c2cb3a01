"""A way to write a few texts of one's own beside Marooned's; and `catalogue_reading` can be imported from here on."""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from marooned.text import Library

sys.path.append(str(Path(__file__).parent))

Write = Callable[..., Library]


@pytest.fixture(scope="session", autouse=True)
def parsed_once() -> Iterator[None]:
    """A text is parsed once, however many libraries it stands in: nobody changes what was parsed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("marooned.text.library.FluentResource", cache(FluentResource))
        yield


@pytest.fixture
def own_texts(tmp_path: Path) -> Write:
    """A function that adds messages, by language, to Marooned's own and returns the library of both."""

    def write(**messages: str) -> Library:
        for lang, text in messages.items():
            folder = tmp_path / "catalogues" / lang
            folder.mkdir(parents=True)
            (folder / "own.ftl").write_text(text, encoding="utf-8")
        return Library(resources.files("marooned.text"), tmp_path)

    return write
