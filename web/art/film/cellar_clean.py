"""Denoises the output of scenes/cellar_film.py: `python3 web/art/film/cellar_clean.py`.

After clean_lights.py, it blurs out-of-focus areas and the grain of the bench, which have no fine detail, each within
its mask.
"""
import os

import numpy as np
from clean_lights import denoise, despeckle, shift

folder = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../build/cellar'))
guides = ('albedo', 'normal', 'position', 'samples')
lights = sorted(name[:-4] for name in os.listdir(folder) if name.endswith('.npy') and '.' not in name[:-4])
lights = [name for name in lights if name not in guides and not name.startswith('clean')]


def load(name):
    return np.load(os.path.join(folder, f'{name}.npy')).astype(np.float32)


layers = np.stack([despeckle(load(name)) for name in lights])
albedo, normal = load('albedo'), load('normal')
cleaned = denoise(layers, albedo, normal)


def blur(picture, down, right):
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
undersampled = blur((load('samples') < 100).astype(np.float32), 16, 16)
# Foreground points project to their place in the picture; mixtures with the dark behind the casks do not.
height = position.shape[0]
rows = 3.18 - (np.arange(height).reshape(-1, 1, 1) + 0.5) / height * 3.7
projected = (position[..., 2:3] - 2.05) * 14.8 / (14.8 + position[..., 1:2]) + 2.05
foreground = np.clip((0.10 - np.abs(projected - rows)) / 0.04, 0, 1) * (position[..., 1:2] < 8)
foreground = np.max([shift(foreground, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)], axis=0)
background = 1 - foreground
bench = np.clip(1 - np.abs(position[..., 2:3]) / 0.02, 0, 1) * foreground
for mask, down, right, share in ((background, 6.5, 6.5, background), (bench, 1.4, 13, bench * undersampled)):
    weight = blur(mask, down, right) + 1e-4
    for index, layer in enumerate(layers):
        blurred = blur(layer * mask, down, right) / weight
        cleaned[index] = cleaned[index] * (1 - share) + blurred * share
np.savez(os.path.join(folder, 'clean.npz'), lights=lights, layers=cleaned.astype(np.float16))
