"""Short codes that people read out to each other: of tables, and of deals.

A deal code stands for a seed, and only this store's key turns one into the other: the same code gives the same deal
again, and nobody can work out a seed that is still played with. Its last letter checks the others.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

from marooned.table.errors import refused

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters that no other letter or digit is mistaken for; a prime number of them, so that the check is a good one."""
TABLE_LETTERS: Final = 6
DEAL_LETTERS: Final = 7


def new_table_id() -> str:
    """A name for a table that nobody guesses."""
    return secrets.token_urlsafe(12)


def new_table_code() -> str:
    """A code to join a table with."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LETTERS))


def new_deal() -> str:
    """A new deal code."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(DEAL_LETTERS - 1))
    return letters + _check(letters)


def tidy(code: str) -> str:
    """A code as people type it, without spaces and hyphens, in capitals."""
    return "".join(code.upper().replace("-", " ").split())


def deal_seed(key: bytes, deal: str) -> int:
    """The seed of a deal code. Raises Refusal for what is no deal code (`format`)."""
    code = tidy(deal)
    if len(code) != DEAL_LETTERS or any(letter not in LETTERS for letter in code) or _check(code[:-1]) != code[-1]:
        raise refused("format", "room-no-deal", deal=deal[: 2 * DEAL_LETTERS])
    return int.from_bytes(hmac.digest(key, f"deal {code}".encode(), sha256)[:6], "big")


def _check(letters: str) -> str:
    """The last letter: one wrong letter, or two that changed places, give another."""
    total = sum(weight * LETTERS.index(letter) for weight, letter in enumerate(letters, start=2))
    return LETTERS[total % len(LETTERS)]


# -- secret tokens of seats ------------------------------------------------------------------------------------------
def new_token() -> str:
    """A secret that opens a seat. It is given to whoever sits there and kept nowhere; only its hash is."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is stored of a token. A token is long and random, so that a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two hashes are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
