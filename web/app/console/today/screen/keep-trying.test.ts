import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch');
    return { part: 'sheet' };
  });
};

it('brings code that did not arrive at first, once for all who ask', async () => {
  const load = failing(3);
  const part = keepTrying(load);
  const both = Promise.all([part(), part()]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await both).toEqual([{ part: 'sheet' }, { part: 'sheet' }]);
  expect(await part()).toEqual({ part: 'sheet' });
  expect(load).toHaveBeenCalledTimes(4);
});

it('gives up after half a minute, and begins again when it is asked again', async () => {
  const load = failing(6);
  const part = keepTrying(load);
  const failed = expect(part()).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(31_000);
  await failed;
  expect(await part()).toEqual({ part: 'sheet' });
});
