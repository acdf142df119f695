"""Looping light and its tone mapping, for films that are weighted sums of one layer for each light."""
import os
import subprocess

import numpy as np

TURN = 2 * np.pi


def wave(turn, times, shift=0.0):
    return np.sin(TURN * (times * turn + shift))


def flame(turn, seed, depth):
    """An irregular flicker with a mean of 1."""
    rng = np.random.default_rng(seed)
    parts = [(times, rng.random(), part) for times, part in ((1, 1.0), (2, 0.8), (3, 0.6), (5, 0.35), (7, 0.2))]
    return 1 + depth * sum(part * wave(turn, times, shift) for times, shift, part in parts) / 1.5


def row_weights(position, stations, spread=0.8):
    """Weights of the lights in a row for one light at a position between them."""
    shares = np.exp(-0.5 * ((np.arange(stations) - position) / spread) ** 2)
    return shares / shares.sum()


def blur(picture, sigma):
    """Gaussian blur of a smaller picture, enlarged again; wide blurs need no detail."""
    small = max(1, int(sigma / 2.5))
    rows, columns = picture.shape[0] // small, picture.shape[1] // small
    part = picture[: rows * small, : columns * small].reshape(rows, small, columns, small, 3).mean((1, 3))
    reach = int(3 * sigma / small) + 1
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) * small / sigma) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(part, [(reach, reach) if at == axis else (0, 0) for at in range(3)], 'edge')
        part = sum(k * np.take(padded, range(i, i + part.shape[axis]), axis) for i, k in enumerate(kernel))
    down = (np.arange(picture.shape[0]) + 0.5) / small - 0.5
    right = (np.arange(picture.shape[1]) + 0.5) / small - 0.5
    for axis, at in ((0, down), (1, right)):
        at = np.clip(at, 0, part.shape[axis] - 1.001)
        low = at.astype(int)
        share = (at - low).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
        part = np.take(part, low, axis) * (1 - share) + np.take(part, low + 1, axis) * share
    return part.astype(np.float32)


molasses = np.array((18, 14, 11)) / 255


def grade(light):
    """Tone-maps linear light: a soft shoulder, blacks as warm as the page."""
    light = np.maximum(light * 0.74, 0)
    shown = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
    shown = np.clip(shown, 0, 1) ** (1 / 2.2)
    return 1 - (1 - molasses) * (1 - shown * 0.97)


def with_glow(light):
    """Bloom: very bright light spills over, near and far."""
    bright = np.maximum(light - 0.9, 0) / (1 + np.maximum(light - 0.9, 0) * 0.12)
    return light + 0.10 * blur(bright, 5) + 0.10 * blur(bright, 22) + 0.07 * blur(bright, 80)


def grain(height, width):
    """Hides the steps between dark tones; the same in all frames."""
    return np.random.default_rng(9).triangular(-1, 0, 1, (height, width, 1)) * 0.9 / 255


def write_frames(folder, frame, count, step=1):
    """`frame` returns a picture, 0 to 1, for a part of the loop, 0 to 1."""
    os.makedirs(folder, exist_ok=True)
    for number in range(0, count, step):
        picture = frame(number / count)
        height, width = picture.shape[:2]
        shown = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
        raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{width}x{height}', '-i', '-']
        file = os.path.join(folder, f'{number:03}.png')
        subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', *raw, file], input=shown.tobytes(), check=True)
