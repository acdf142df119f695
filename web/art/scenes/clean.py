"""Denoises a picture rendered twice with few samples: the difference of the two is noise.

Non-local means after Rousselle, Knaus and Zwicker (2012): each point becomes a mean of the points neighbours it with similar
neighbourhoods, within the tolerance of the noise. Similarity is measured in one picture and averaged in the other, so
that noise does not select its source matches.
"""

from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

import numpy as np

Take = namedtuple("Take", "picture albedo normal")
Take.__doc__ = "One render, each as (3, height, width): linear light, and the surfaces."

REACH = 8
PATCH = 3


def _box(plane, reach):
    """Means over squares of `2 × reach + 1`."""
    if reach == 0:
        return plane
    for axis in (0, 1):
        padded = [(0, 0), (0, 0)]
        padded[axis] = (reach, reach)
        padded = np.pad(plane, padded, "edge")
        count = plane.shape[axis]
        part = (lambda at: padded[at : at + count]) if axis == 0 else (lambda at: padded[:, at : at + count])
        plane = part(0) + part(1)
        for at in range(2, 2 * reach + 1):
            plane += part(at)
        plane *= 1 / (2 * reach + 1)
    return plane


def _without_sparks(picture):
    """Darkens points that are brighter than all but two of their neighbours."""
    _, height, width = picture.shape
    padded = np.pad(picture, ((0, 0), (1, 1), (1, 1)), "edge")
    neighbours = np.stack([padded[:, y : y + height, x : x + width] for y in range(3) for x in range(3) if (x, y) != (1, 1)])
    neighbours.partition(5, axis=0)
    return np.minimum(picture, neighbours[5] * 1.2 + 1e-4)


def _noise(one, other, floor):
    """Variance of the noise of each point, as a mean over the colours."""
    return _box(((one - other) ** 2).mean(0) / 2, 2) + np.float32(floor)


class _Guide:
    """A feature to compare points by. `strictness` below 1 is stricter; `patch`: radius of the neighbourhood."""

    def __init__(self, channels, noise, strictness, patch):
        self.channels, self.noise, self.strictness, self.patch = channels, noise, strictness, patch

    def distance(self, here, there):
        """Distance between the points of two overlapping windows, in units of their noise."""
        difference = sum((colour[here] - colour[there]) ** 2 for colour in self.channels) / len(self.channels)
        one, other = self.noise[here], self.noise[there]
        difference -= 2 * np.minimum(one, other)
        difference /= self.strictness * (one + other)
        return _box(difference, self.patch)


def _means(picture, guides):
    _, height, width = picture.shape
    total = picture.copy()
    weights = np.ones((height, width), np.float32)
    # Every pair of points is visited once.
    for y in range(REACH + 1):
        for x in range(-REACH, REACH + 1):
            if x * x + y * y > REACH * REACH or (y == 0 and x <= 0):
                continue
            here = (slice(0, height - y), slice(max(0, -x), width - max(0, x)))
            there = (slice(y, height), slice(max(0, x), width - max(0, -x)))
            distance = guides[0].distance(here, there)
            for guide in guides[1:]:
                np.maximum(distance, guide.distance(here, there), out=distance)
            weight = np.exp(-np.maximum(distance, 0, out=distance))
            weights[here] += weight
            weights[there] += weight
            for colour, source in zip(total, picture):
                colour[here] += weight * source[there]
                colour[there] += weight * source[here]
    return total / weights


def clean(one, other):
    """Returns the denoised picture of two renders of a scene with different seeds."""
    pictures = [_without_sparks(np.maximum(take.picture, 0)) for take in (one, other)]
    surfaces = [
        [
            _Guide(getattr(take, name), _noise(getattr(one, name), getattr(other, name), floor), 0.5, patch)
            for name, floor, patch in (("albedo", 2e-5, 0), ("normal", 4e-4, 1))
        ]
        for take in (one, other)
    ]
    first = _cross_filter(pictures, surfaces, 0.35)
    # The remaining noise is smaller, and easier to estimate.
    return sum(_cross_filter(first, surfaces, 0.5)) / 2


def bloom(picture):
    """The glow of a lens around overexposed points, so that a lamp has no hard edge."""
    _, height, width = picture.shape
    light = np.clip(picture - 1, 0, 12)
    glowing = picture.copy()
    for part, share in ((0.004, 0.05), (0.014, 0.06), (0.04, 0.05)):
        reach = max(1, round(width * part))
        for plane, colour in zip(glowing, light):
            # Three box means approximate a Gaussian.
            plane += share * _box(_box(_box(colour, reach), reach), reach)
    return glowing


def _cross_filter(pictures, surfaces, strictness):
    # Light is compared by its square root, which is close to perception.
    channels = [np.sqrt(picture) for picture in pictures]
    noise = _noise(*channels, 2e-6)
    guides = [[_Guide(channels[n], noise, strictness, PATCH), *surfaces[n]] for n in (0, 1)]
    with ThreadPoolExecutor() as pool:
        return list(pool.map(_means, pictures, reversed(guides)))
