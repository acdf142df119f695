import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { storeMutants } from '../interleavings/mutants.ts';
import { keptDeviceMutants } from '../outage/kept-device-mutants.ts';
import { keptPressMutants } from './kept-press-mutants.ts';
import { mutate } from './mutant-plugin.ts';
import { mutants } from './mutants.ts';
import { consoleMutants, shopMutants } from './shop-mutants.ts';

test('a mutation is refused unless the text that it replaces occurs exactly once in the source', () => {
  const patch = { file: 'x.ts', find: 'b', replace: 'c' };
  expect(mutate('abd', patch)).toBe('acd');
  expect(() => mutate('ad', patch)).toThrow('x.ts contains this 0 times, not once: b');
  expect(() => mutate('abbd', patch)).toThrow('x.ts contains this 2 times');
});

const everyMutant = [
  ...mutants,
  ...shopMutants,
  ...consoleMutants,
  ...storeMutants,
  ...keptPressMutants,
  ...keptDeviceMutants,
];

test('the text that a mutation replaces occurs exactly once in the source', () => {
  const patches = [
    ...everyMutant,
    ...[...mutants, ...keptPressMutants].flatMap(({ secondPatch }) => secondPatch ?? []),
  ];
  const problems = patches.flatMap((patch) => {
    try {
      mutate(readFileSync(path.join(projectFolder, patch.file), 'utf8'), patch);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(problems).toEqual([]);
});
