import { describe, expect, it } from 'vitest';
import { type AutoplayConditions, shouldAutoplay } from './should-autoplay.ts';

const usualConditions: AutoplayConditions = {
  choice: undefined,
  prefersReducedMotion: false,
  savesData: false,
  connection: undefined,
};

describe('the film at the top of a page', () => {
  it.each<[string, Partial<AutoplayConditions>, boolean]>([
    ['autoplays', {}, true],
    ['starts on a fast connection', { connection: '4g' }, true],
    ['stays still on 3g', { connection: '3g' }, false],
    ['stays still on 2g', { connection: '2g' }, false],
    ['stays still below 2g', { connection: 'slow-2g' }, false],
    ['stays still while the browser saves data', { savesData: true }, false],
    ['stays still with reduced motion', { prefersReducedMotion: true }, false],
    ['stays paused on the next page', { choice: 'pause' }, false],
    ['plays on request despite reduced motion', { choice: 'play', prefersReducedMotion: true }, true],
    ['plays on request on 2g', { choice: 'play', connection: '2g', savesData: true }, true],
  ])('%s', (_, conditions, plays) => {
    expect(shouldAutoplay({ ...usualConditions, ...conditions })).toBe(plays);
  });
});
