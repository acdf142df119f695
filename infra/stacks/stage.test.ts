import { expect, it } from 'vitest';
import { keepsData, parseStage } from './stage.ts';

it.each(['dev', 'prod', 'pr-12'])('parseStage accepts %s', (name) => {
  expect(parseStage(name)).toBe(name);
});

it.each(['', 'Prod', '1st', 'a_b', 'x'.repeat(21), undefined, 3])(
  'parseStage rejects "%s" and explains the format',
  (name) => {
    expect(() => parseStage(name)).toThrow('cannot be a stage: use up to 20 small letters');
  },
);

it('only the stage prod keeps its data', () => {
  expect(['dev', 'prod', 'production'].filter(keepsData)).toEqual(['prod']);
});
