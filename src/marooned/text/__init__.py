"""Words for people: messages of the engine as sentences in English, Czech and Polish.

The engine says `Msg(id, args)`; a `Narrator` words it from Fluent catalogues (`catalogues/<language>/*.ftl`)
and noun tables (`nouns/<language>.yaml`). `marooned.text.check` compares the languages.
"""

from marooned.text.errors import TextError
from marooned.text.library import LANGUAGES, Library, default_library
from marooned.text.narrator import Narrator, choose_language

__all__ = ["LANGUAGES", "Library", "Narrator", "TextError", "choose_language", "default_library"]
