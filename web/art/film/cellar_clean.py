"""Takes the noise out of what scenes/cellar_film.py drew: `python3 web/art/film/cellar_clean.py`.

After clean_lights.py, out-of-focus areas and the grain of the bench, which have no detail to lose, are blurred, each
within itself, as far as their few samples need it.
"""
import os

import numpy as np
from clean_lights import calmed, shifted
from clean_lights import cleaned as cleaned_by_likeness

drawn = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../build/cellar'))
guides = ('albedo', 'normal', 'position', 'samples')
lights = sorted(name[:-4] for name in os.listdir(drawn) if name.endswith('.npy') and '.' not in name[:-4])
lights = [name for name in lights if name not in guides and not name.startswith('clean')]


def load(name):
    return np.load(os.path.join(drawn, f'{name}.npy')).astype(np.float32)


layers = np.stack([calmed(load(name)) for name in lights])
albedo, normal = load('albedo'), load('normal')
cleaned = cleaned_by_likeness(layers, albedo, normal)


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
