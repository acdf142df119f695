"""Denoises a picture rendered twice with few samples: the difference of the two is noise.

Non-local means after Rousselle, Knaus and Zwicker (2012): each point becomes a mean of the points around it with similar
neighbourhoods, within the tolerance of the noise. Similarity is measured in one picture and averaged in the other, so
that noise does not select its own matches.
"""

from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

import numpy as np

Taken = namedtuple("Taken", "picture albedo normal")
Taken.__doc__ = "One taking, each as (3, height, width): linear light, and what the surfaces are."

REACH = 8
PATCH = 3


def _box(plane, reach):
    """Means over squares of `2 × reach + 1`."""
    if reach == 0:
        return plane
    for axis in (0, 1):
        room = [(0, 0), (0, 0)]
        room[axis] = (reach, reach)
        padded = np.pad(plane, room, "edge")
        count = plane.shape[axis]
        part = (lambda at: padded[at : at + count]) if axis == 0 else (lambda at: padded[:, at : at + count])
        plane = part(0) + part(1)
        for at in range(2, 2 * reach + 1):
            plane += part(at)
        plane *= 1 / (2 * reach + 1)
    return plane


def _without_sparks(picture):
    """A point that outshines all its neighbours but two comes down to them."""
    _, height, width = picture.shape
    room = np.pad(picture, ((0, 0), (1, 1), (1, 1)), "edge")
    around = np.stack([room[:, y : y + height, x : x + width] for y in range(3) for x in range(3) if (x, y) != (1, 1)])
    around.partition(5, axis=0)
    return np.minimum(picture, around[5] * 1.2 + 1e-4)


def _noise(one, other, floor):
    """How far a point is from what it would be with endless samples: the variance, as a mean over the colours."""
    return _box(((one - other) ** 2).mean(0) / 2, 2) + np.float32(floor)


class _Guide:
    """Something to judge likeness by. `strictness` below 1: less may be alike; `patch`: what surrounds a point."""

    def __init__(self, seen, noise, strictness, patch):
        self.seen, self.noise, self.strictness, self.patch = seen, noise, strictness, patch

    def apart(self, here, there):
        """How far the points of two overlapping windows are from each other, in units of their noise."""
        difference = sum((colour[here] - colour[there]) ** 2 for colour in self.seen) / len(self.seen)
        one, other = self.noise[here], self.noise[there]
        difference -= 2 * np.minimum(one, other)
        difference /= self.strictness * (one + other)
        return _box(difference, self.patch)


def _means(picture, guides):
    _, height, width = picture.shape
    total = picture.copy()
    weights = np.ones((height, width), np.float32)
    # Every pair of points is looked at once.
    for y in range(REACH + 1):
        for x in range(-REACH, REACH + 1):
            if x * x + y * y > REACH * REACH or (y == 0 and x <= 0):
                continue
            here = (slice(0, height - y), slice(max(0, -x), width - max(0, x)))
            there = (slice(y, height), slice(max(0, x), width - max(0, -x)))
            apart = guides[0].apart(here, there)
            for guide in guides[1:]:
                np.maximum(apart, guide.apart(here, there), out=apart)
            weight = np.exp(-np.maximum(apart, 0, out=apart))
            weights[here] += weight
            weights[there] += weight
            for colour, own in zip(total, picture):
                colour[here] += weight * own[there]
                colour[there] += weight * own[here]
    return total / weights


def clean(one, other):
    """Answers the picture of two takings of the same scene with different seeds."""
    calm = [_without_sparks(np.maximum(taken.picture, 0)) for taken in (one, other)]
    surfaces = [
        [
            _Guide(getattr(taken, name), _noise(getattr(one, name), getattr(other, name), floor), 0.5, patch)
            for name, floor, patch in (("albedo", 2e-5, 0), ("normal", 4e-4, 1))
        ]
        for taken in (one, other)
    ]
    first = _crossed(calm, surfaces, 0.35)
    # What is left is less, and seen better.
    return sum(_crossed(first, surfaces, 0.5)) / 2


def veil(picture):
    """The glow that a lens draws around what is brighter than it can show: a lamp is then no disc cut out of the dark."""
    _, height, width = picture.shape
    light = np.clip(picture - 1, 0, 12)
    glowing = picture.copy()
    for part, share in ((0.004, 0.05), (0.014, 0.06), (0.04, 0.05)):
        reach = max(1, round(width * part))
        for plane, colour in zip(glowing, light):
            # Three means over squares are near a bell.
            plane += share * _box(_box(_box(colour, reach), reach), reach)
    return glowing


def _crossed(pictures, surfaces, strictness):
    # Light is compared as the eye does, by its root.
    seen = [np.sqrt(picture) for picture in pictures]
    noise = _noise(*seen, 2e-6)
    guides = [[_Guide(seen[n], noise, strictness, PATCH), *surfaces[n]] for n in (0, 1)]
    with ThreadPoolExecutor() as both:
        return list(both.map(_means, pictures, reversed(guides)))
