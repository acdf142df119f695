import { expect, it } from 'vitest';
import { keepsData, parseStage } from './stage.ts';

it.each(['dev', 'prod', 'pr-12'])('accepts the stage %s', (name) => {
  expect(parseStage(name)).toBe(name);
});

it.each(['', 'Prod', '1st', 'a_b', 'x'.repeat(21), undefined, 3])(
  'says what a stage looks like for %s',
  (name) => {
    expect(() => parseStage(name)).toThrow('cannot be a stage: use up to 20 small letters');
  },
);

it('keeps the data of production alone', () => {
  expect(['dev', 'prod', 'production'].filter(keepsData)).toEqual(['prod']);
});
