import { expect, it } from 'vitest';
import { schedule, type Task } from './schedule.ts';

const task = (name: string, after: string[] = []): Task => ({ name, after });

async function observe(tasks: Task[], lanes: number) {
  const log: string[] = [];
  let busy = 0;
  let busiest = 0;
  await schedule(tasks, lanes, async ({ name }) => {
    log.push(`start ${name}`);
    busy += 1;
    busiest = Math.max(busiest, busy);
    await new Promise((resolve) => setTimeout(resolve, 5));
    busy -= 1;
    log.push(`end ${name}`);
  });
  return { log, busiest };
}

it('runs as many side by side as there are lanes, in the order given', async () => {
  const { log, busiest } = await observe(
    ['a', 'b', 'c', 'd'].map((name) => task(name)),
    2,
  );
  expect(busiest).toBe(2);
  expect(log.slice(0, 2)).toEqual(['start a', 'start b']);
  expect(log).toHaveLength(8);
});

it('waits for the dependencies of a task, except those not in the run', async () => {
  const { log } = await observe([task('late', ['early', 'not chosen']), task('early')], 2);
  expect(log).toEqual(['start early', 'end early', 'start late', 'end late']);
});

it('returns the results in the order of the tasks', async () => {
  const slowFirst = async ({ name }: Task) => {
    await new Promise((resolve) => setTimeout(resolve, name === 'slow' ? 10 : 1));
    return name;
  };
  expect(await schedule([task('slow'), task('fast')], 2, slowFirst)).toEqual(['slow', 'fast']);
});

it('rejects when a task throws', async () => {
  await expect(schedule([task('a')], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
