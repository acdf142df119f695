import { describe, expect, it } from 'vitest';
import { type Circumstances, wantsFilm } from './wants-film.ts';

const usual: Circumstances = {
  chosen: undefined,
  prefersStillness: false,
  savesData: false,
  connection: undefined,
};

describe('the film', () => {
  it.each<[string, Partial<Circumstances>, boolean]>([
    ['autoplays', {}, true],
    ['starts on a fast connection', { connection: '4g' }, true],
    ['stays still on 3g', { connection: '3g' }, false],
    ['stays still on 2g', { connection: '2g' }, false],
    ['stays still on less than that', { connection: 'slow-2g' }, false],
    ['stays still where data are saved', { savesData: true }, false],
    ['stays still where motion is reduced', { prefersStillness: true }, false],
    ['stays paused on the next page', { chosen: 'pause' }, false],
    ['plays where it was asked for, motion reduced or not', { chosen: 'play', prefersStillness: true }, true],
    ['plays where it was asked for, on 2g too', { chosen: 'play', connection: '2g', savesData: true }, true],
  ])('%s', (_, circumstances, plays) => {
    expect(wantsFilm({ ...usual, ...circumstances })).toBe(plays);
  });
});
