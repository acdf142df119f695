"""Takes the noise of few samples out of a picture in linear light, and leaves what the surfaces draw."""

import numpy as np


def _moved(picture, down, right):
    rows = np.clip(np.arange(picture.shape[0]) + down, 0, picture.shape[0] - 1)
    columns = np.clip(np.arange(picture.shape[1]) + right, 0, picture.shape[1] - 1)
    return picture[rows][:, columns]


def _without_sparks(picture):
    """A point that outshines all its neighbours but two comes down to them."""
    around = np.stack([_moved(picture, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y])
    around.sort(axis=0)
    return np.minimum(picture, around[5] * 1.2 + 1e-4)


def _means(picture, guide, tolerance, surfaces, reach, spread):
    """Each point as a mean of its surroundings, weighed by likeness of the guide and of the surfaces."""
    total = np.zeros_like(picture)
    weights = np.zeros(picture.shape[:2], np.float32)
    for y in range(-reach, reach + 1):
        for x in range(-reach, reach + 1):
            if x * x + y * y > reach * reach:
                continue
            apart = ((_moved(guide, y, x) - guide) ** 2).sum(-1) / tolerance
            for surface, allowed in surfaces:
                apart += ((_moved(surface, y, x) - surface) ** 2).sum(-1) / allowed
            weight = np.exp(-apart - (x * x + y * y) / (2 * spread**2))
            weights += weight
            total += weight[..., None] * _moved(picture, y, x)
    return total / weights[..., None]


def clean(picture, albedo, normal):
    """All three as (height, width, 3). What is bright is compared as the eye does, by the root of its light."""
    calm = _without_sparks(np.maximum(picture, 0))
    surfaces = ((albedo, 0.004), (normal, 0.03))
    # A first look at it decides which points are alike; it is judged with more tolerance, being noisy itself.
    seen = np.sqrt(calm)
    guide = _means(seen, _blurred(seen), 0.006, surfaces, 4, 2.6)
    return _means(calm, guide, 0.0016, surfaces, 7, 4.5)


def _blurred(picture):
    return np.mean([_moved(picture, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)], axis=0)
