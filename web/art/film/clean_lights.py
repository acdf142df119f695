"""Denoises the layer of each light, rendered with few samples (Debian's Blender has no denoiser).

Each point becomes a weighted mean of its neighbours, by similarity of albedo, normal and total light. Every layer
is denoised with the same weights, so their sum stays sharp.
"""
import numpy as np


def shift(picture, down, right):
    """The shifted picture, with its border repeated."""
    rows = np.clip(np.arange(picture.shape[0]) + down, 0, picture.shape[0] - 1)
    columns = np.clip(np.arange(picture.shape[1]) + right, 0, picture.shape[1] - 1)
    return picture[rows][:, columns]


def box_mean(picture, reach):
    """Mean over a square, by sums along rows and columns."""
    for axis in (0, 1):
        padded = np.pad(picture, [(reach + 1, reach) if at == axis else (0, 0) for at in range(picture.ndim)], 'edge')
        sums = np.cumsum(padded, axis=axis, dtype=np.float64)
        size = 2 * reach + 1
        ahead = np.take(sums, range(size, sums.shape[axis]), axis)
        behind = np.take(sums, range(0, sums.shape[axis] - size), axis)
        picture = ((ahead - behind) / size).astype(np.float32)
    return picture


def despeckle(picture):
    """Darkens single points that are brighter than their neighbours."""
    around = np.stack([shift(picture, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y])
    around.sort(axis=0)
    return np.minimum(picture, around[6] * 1.25 + 1e-4)


def perceived(picture):
    return np.sqrt(np.maximum(picture, 0))


def denoise(layers, albedo, normal):
    """Layers without noise; the first axis is the light."""
    total_light = perceived(layers.sum(axis=0))

    # First the guide itself, by similarity of small squares.
    total, weights = np.zeros_like(total_light), np.zeros(total_light.shape[:2] + (1,), np.float32)
    for y in range(-5, 6):
        for x in range(-5, 6):
            neighbour = shift(total_light, y, x)
            distance = box_mean(((neighbour - total_light) ** 2).sum(-1), 1)
            weight = np.exp(-np.maximum(distance - 0.0016, 0) / 0.0018)[..., None]
            total += weight * neighbour
            weights += weight
    guide = total / weights

    reach = 8
    sums, weights = np.zeros_like(layers), np.zeros(total_light.shape[:2], np.float32)
    for y in range(-reach, reach + 1):
        for x in range(-reach, reach + 1):
            if x * x + y * y > reach * reach:
                continue
            distance = ((shift(guide, y, x) - guide) ** 2).sum(-1) / 0.0011
            distance += ((shift(albedo, y, x) - albedo) ** 2).sum(-1) / 0.0035
            distance += ((shift(normal, y, x) - normal) ** 2).sum(-1) / 0.02
            distance += (x * x + y * y) / (2 * 5.5**2)
            weight = np.exp(-distance)
            weights += weight
            for layer, into in zip(layers, sums):
                into += weight[..., None] * shift(layer, y, x)
    return sums / weights[None, ..., None]
