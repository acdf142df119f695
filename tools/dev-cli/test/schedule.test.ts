import { expect, it } from 'vitest';
import { schedule, type Task } from './schedule.ts';

const task = (name: string, cores: number, after: string[] = []): Task => ({ name, cores, after });

async function observe(tasks: Task[], cores: number) {
  const log: string[] = [];
  let busyCores = 0;
  let maxBusyCores = 0;
  await schedule(tasks, cores, async ({ name, cores: required }) => {
    log.push(`start ${name}`);
    busyCores += Math.min(required, cores);
    maxBusyCores = Math.max(maxBusyCores, busyCores);
    await new Promise((resolve) => setTimeout(resolve, 5));
    busyCores -= Math.min(required, cores);
    log.push(`end ${name}`);
  });
  return { log, maxBusyCores };
}

it('the scheduler of test suites runs tasks in parallel, but never more than the cores allow', async () => {
  const { log, maxBusyCores } = await observe([task('a', 1), task('b', 1), task('c', 2), task('d', 1)], 2);
  expect(maxBusyCores).toBe(2);
  expect(log.slice(0, 2)).toEqual(['start a', 'start b']);
  expect(log).toHaveLength(8);
});

it('the scheduler of test suites runs a task after its dependencies, and ignores dependencies outside the run', async () => {
  const { log } = await observe([task('late', 1, ['early', 'not chosen']), task('early', 1)], 2);
  expect(log).toEqual(['start early', 'end early', 'start late', 'end late']);
});

it('the scheduler of test suites runs a task that needs more cores than the machine has', async () => {
  const { log } = await observe([task('big', 2)], 1);
  expect(log).toEqual(['start big', 'end big']);
});

it('the scheduler of test suites returns the results in the order of the tasks', async () => {
  const slowFirst = async ({ name }: Task) => {
    await new Promise((resolve) => setTimeout(resolve, name === 'slow' ? 10 : 1));
    return name;
  };
  expect(await schedule([task('slow', 1), task('fast', 1)], 2, slowFirst)).toEqual(['slow', 'fast']);
});

it('the scheduler of test suites rejects when a task throws', async () => {
  await expect(schedule([task('a', 1)], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
