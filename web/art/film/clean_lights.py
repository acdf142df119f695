"""Takes the noise of low sample counts out of what each light gives (Debian's Blender has no denoiser).

Each point becomes a weighted mean of its neighbours, by similarity of albedo, normal and total light. Every light is
cleaned with the same weights, so their sum stays sharp.
"""
import numpy as np


def shifted(picture, down, right):
    """The picture moved; at its edges the border is repeated."""
    rows = np.clip(np.arange(picture.shape[0]) + down, 0, picture.shape[0] - 1)
    columns = np.clip(np.arange(picture.shape[1]) + right, 0, picture.shape[1] - 1)
    return picture[rows][:, columns]


def boxed(picture, reach):
    """Mean over a square, by sums along rows and columns."""
    for axis in (0, 1):
        padded = np.pad(picture, [(reach + 1, reach) if at == axis else (0, 0) for at in range(picture.ndim)], 'edge')
        sums = np.cumsum(padded, axis=axis, dtype=np.float64)
        size = 2 * reach + 1
        ahead = np.take(sums, range(size, sums.shape[axis]), axis)
        behind = np.take(sums, range(0, sums.shape[axis] - size), axis)
        picture = ((ahead - behind) / size).astype(np.float32)
    return picture


def calmed(picture):
    """Single points that outshine all around them, come down to those."""
    around = np.stack([shifted(picture, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y])
    around.sort(axis=0)
    return np.minimum(picture, around[6] * 1.25 + 1e-4)


def seen(picture):
    return np.sqrt(np.maximum(picture, 0))


def cleaned(layers, albedo, normal):
    """What each light gives, lights first, without its noise."""
    every = seen(layers.sum(axis=0))

    # First the guide itself, by likeness of small squares.
    total, weights = np.zeros_like(every), np.zeros(every.shape[:2] + (1,), np.float32)
    for y in range(-5, 6):
        for x in range(-5, 6):
            there = shifted(every, y, x)
            apart = boxed(((there - every) ** 2).sum(-1), 1)
            weight = np.exp(-np.maximum(apart - 0.0016, 0) / 0.0018)[..., None]
            total += weight * there
            weights += weight
    guide = total / weights

    reach = 8
    sums, weights = np.zeros_like(layers), np.zeros(every.shape[:2], np.float32)
    for y in range(-reach, reach + 1):
        for x in range(-reach, reach + 1):
            if x * x + y * y > reach * reach:
                continue
            apart = ((shifted(guide, y, x) - guide) ** 2).sum(-1) / 0.0011
            apart += ((shifted(albedo, y, x) - albedo) ** 2).sum(-1) / 0.0035
            apart += ((shifted(normal, y, x) - normal) ** 2).sum(-1) / 0.02
            apart += (x * x + y * y) / (2 * 5.5**2)
            weight = np.exp(-apart)
            weights += weight
            for layer, into in zip(layers, sums):
                into += weight[..., None] * shifted(layer, y, x)
    return sums / weights[None, ..., None]
