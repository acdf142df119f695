"""Takes the noise out of what blender/cellar.py drew: `python3 web/art/film/cellar_clean.py`.

Each point becomes a weighted mean of its neighbours, by similarity of albedo, normal and total light. Every light is
cleaned with the same weights, so their sum stays sharp. Out-of-focus areas and the grain of the bench have no detail to
lose: both are blurred, each within itself, as far as their few samples need it.
"""
import os

import numpy as np

drawn = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../build/cellar'))
guides = ('albedo', 'normal', 'position', 'samples')
lights = sorted(name[:-4] for name in os.listdir(drawn) if name.endswith('.npy') and '.' not in name[:-4])
lights = [name for name in lights if name not in guides and not name.startswith('clean')]


def load(name):
    return np.load(os.path.join(drawn, f'{name}.npy')).astype(np.float32)


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


layers = np.stack([calmed(load(name)) for name in lights])
albedo, normal = load('albedo'), load('normal')
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
cleaned, weights = np.zeros_like(layers), np.zeros(every.shape[:2], np.float32)
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
        for layer, sums in zip(layers, cleaned):
            sums += weight[..., None] * shifted(layer, y, x)
cleaned /= weights[None, ..., None]


def softened(picture, down, right):
    """Gaussian blur with a standard deviation along each axis, in pixels."""
    for axis, sigma in ((0, down), (1, right)):
        around = int(3 * sigma) + 1
        kernel = np.exp(-0.5 * (np.arange(-around, around + 1) / sigma) ** 2)
        padded = np.pad(picture, [(around, around) if at == axis else (0, 0) for at in range(picture.ndim)], 'edge')
        length = picture.shape[axis]
        parts = (np.take(padded, range(i, i + length), axis) * np.float32(k) for i, k in enumerate(kernel))
        picture = sum(parts) / np.float32(kernel.sum())
    return picture


position = load('position')
few = softened((load('samples') < 100).astype(np.float32), 16, 16)
# What stands near is where its place says that it is in the picture; mixtures with the dark behind the casks are not.
height = position.shape[0]
rows = 3.18 - (np.arange(height).reshape(-1, 1, 1) + 0.5) / height * 3.7
seen_at = (position[..., 2:3] - 2.05) * 14.8 / (14.8 + position[..., 1:2]) + 2.05
near = np.clip((0.10 - np.abs(seen_at - rows)) / 0.04, 0, 1) * (position[..., 1:2] < 8)
near = np.max([shifted(near, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)], axis=0)
behind = 1 - near
bench = np.clip(1 - np.abs(position[..., 2:3]) / 0.02, 0, 1) * near
for place, down, right, share in ((behind, 6.5, 6.5, behind), (bench, 1.4, 13, bench * few)):
    room = softened(place, down, right) + 1e-4
    for index, layer in enumerate(layers):
        blurred = softened(layer * place, down, right) / room
        cleaned[index] = cleaned[index] * (1 - share) + blurred * share
np.savez(os.path.join(drawn, 'clean.npz'), lights=lights, layers=cleaned.astype(np.float16))
