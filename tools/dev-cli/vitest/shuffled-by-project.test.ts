import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { ShuffledByProject } from './shuffled-by-project.ts';

const files = ['functions', 'tools', 'functions', 'tools'].flatMap((name, part) =>
  Array.from({ length: 5 }, (_, index) => ({ project: { name }, moduleId: `/top/${name}/${part}-${index}` })),
) as TestSpecification[];

async function orderBy(seed: number): Promise<string[]> {
  const sequencer = new ShuffledByProject({ config: { root: '/top', sequence: { seed } } } as Vitest);
  return (await sequencer.sort(files)).map(({ moduleId }) => moduleId);
}

it('the shuffled order of test files contains every file, and keeps the files of a project together', async () => {
  const order = await orderBy(1);
  expect(order.toSorted()).toEqual(files.map(({ moduleId }) => moduleId).sort());
  expect(order.map((file) => file.split('/')[2])).toEqual([
    ...Array(10).fill('functions'),
    ...Array(10).fill('tools'),
  ]);
});

it('the seed of the shuffled order decides which test file of a project runs first', async () => {
  expect(await orderBy(2)).toEqual(await orderBy(2));
  const first = await Promise.all(Array.from({ length: 100 }, async (_, seed) => (await orderBy(seed))[0]));
  expect(new Set(first).size).toBe(10);
});
