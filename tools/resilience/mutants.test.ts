import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../infra/build/project.ts';
import { type Harness, startHarness } from './harness.ts';
import { storeMutants } from './interleavings/mutants.ts';
import { inForce, mutantKinds } from './mutant-kinds.ts';
import { mutate } from './mutant-plugin.ts';
import { mutants } from './mutants.ts';
import { scenarioTimeout } from './scenario.ts';
import { consoleMutants, shopMutants } from './shop/shop-mutants.ts';
import { findingsOnMutant } from './with-mutant.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.stop();
});

test.each(inForce(mutants).map((mutant) => [mutant.id, mutant] as const))(
  'is noticed: %s',
  { timeout: scenarioTimeout },
  async (_, mutant) => {
    expect(await findingsOnMutant(harness, mutant)).not.toEqual([]);
  },
);

test('a mutant whose place in the source has gone does not pass for one that was tried', () => {
  const patch = { file: 'x.ts', find: 'b', replace: 'c' };
  expect(mutate('abd', patch)).toBe('acd');
  expect(() => mutate('ad', patch)).toThrow('x.ts contains this 0 times, not once: b');
  expect(() => mutate('abbd', patch)).toThrow('x.ts contains this 2 times');
});

const everyMutant = [...mutants, ...shopMutants, ...consoleMutants, ...storeMutants];

test('every mutant, tried in this run or not, has its place in the source', () => {
  const places = [...everyMutant, ...mutants.flatMap(({ also }) => also ?? [])];
  const problems = places.flatMap((place) => {
    try {
      mutate(readFileSync(path.join(projectFolder, place.file), 'utf8'), place);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(problems).toEqual([]);
});

test('one mutant of each kind is tried every time', () => {
  const tried = everyMutant.filter(({ always }) => always);
  expect(tried.map(({ kind }) => kind).sort()).toEqual([...mutantKinds].sort());
});
