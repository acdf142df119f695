import { describe, expect, it } from 'vitest';
import { bandOf, lineTo } from './lathe.ts';

const cylinder = { start: [10, 0] as const, curves: [lineTo([10, 0], [10, 40])] };

describe('bands of a turned body', () => {
  it('draws the whole outline from the left to the right edge', () => {
    expect(bandOf(cylinder, -1, 1)).toBe('M-10 0C-10 0 -10 40 -10 40L10 40C10 40 10 0 10 0Z');
  });

  it('draws a strip between two lines of the surface', () => {
    expect(bandOf(cylinder, -0.5, 0.25)).toBe('M-5 0C-5 0 -5 40 -5 40L2.5 40C2.5 40 2.5 0 2.5 0Z');
  });

  it('runs back up through every curve in reverse', () => {
    const vase = {
      start: [4, 0] as const,
      curves: [
        [
          [5, 2],
          [9, 4],
          [10, 10],
        ] as const,
        [
          [11, 16],
          [7, 18],
          [6, 20],
        ] as const,
      ],
    };
    expect(bandOf(vase, 0, 1)).toBe('M0 0C0 2 0 4 0 10C0 16 0 18 0 20L6 20C7 18 11 16 10 10C9 4 5 2 4 0Z');
  });
});
