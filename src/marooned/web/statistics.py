"""Statistics of finished games: wins by scenario and players, rounds, reasons of loss, and whether odds were honest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from marooned.core.game import Risk
from marooned.sim.stats import wilson
from marooned.web.contract import Group, Honest, ScoreInfo, Share, Statistics

DIFFICULTIES: Final = ("easier", "usual", "harder")
BANDS: Final = 10
"""Into how many equal bands of odds the risks are put."""


def share(n: int, of: int) -> Share:
    """So many of so many."""
    low, high = wilson(n, of)
    return Share(n=n, of=of, low=low, high=high)


def statistics(scores: Sequence[ScoreInfo], risks: Iterable[Risk]) -> Statistics:
    """Everything for the page. scores: in the order in which the games ended."""
    groups: dict[tuple[str, str, int], list[ScoreInfo]] = {}
    for score in scores:
        groups.setdefault((score.game, score.scenario, len(score.seats)), []).append(score)
    return Statistics(
        games=len(scores),
        wins=share(sum(score.won for score in scores), len(scores)),
        groups=[group(played) for played in groups.values()],
        difficulties={
            level: share(sum(score.won for score in played), len(played))
            for level in DIFFICULTIES
            if (played := [score for score in scores if score.difficulty == level])
        },
        honest=honest(risks),
    )


def group(played: Sequence[ScoreInfo]) -> Group:
    """Games of one scenario with one number of players."""
    won = [score for score in played if score.won]
    lost = [score for score in played if not score.won]
    course = [score.best for score in played if score.best >= 0]
    return Group(
        game=played[0].game,
        scenario=played[0].scenario,
        players=len(played[0].seats),
        wins=share(len(won), len(played)),
        rounds_won=counts(str(score.round) for score in won),
        rounds_lost=counts(str(score.round) for score in lost),
        reasons=counts(score.reason for score in lost),
        best=max(course, default=-1),
        course=course,
    )


def counts(words: Iterable[str]) -> dict[str, int]:
    """How often each word comes, numbers in their order."""
    found = Counter(words)
    return {word: found[word] for word in sorted(found, key=lambda word: (len(word) if word.isdigit() else 0, word))}


def honest(risks: Iterable[Risk]) -> list[Honest]:
    """Risks in bands of their odds: what was to be expected and what came. Empty bands are left out."""
    bands: list[list[Risk]] = [[] for _ in range(BANDS)]
    for risk in risks:
        bands[min(BANDS - 1, int(risk.odds * BANDS))].append(risk)
    return [
        Honest(
            low=number / BANDS,
            high=(number + 1) / BANDS,
            expected=float(sum(risk.odds for risk in band)),
            came=share(sum(risk.came for risk in band), len(band)),
        )
        for number, band in enumerate(bands)
        if band
    ]
