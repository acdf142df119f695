import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withRetries } from './with-retries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failingLoad = (times: number) => {
  let remaining = times;
  return vi.fn(async () => {
    if (remaining-- > 0) throw new TypeError('Failed to fetch');
    return { part: 'sheet' };
  });
};

it('a part of the console that failed to load is requested again, once for all callers', async () => {
  const load = failingLoad(3);
  const part = withRetries(load);
  const both = Promise.all([part(), part()]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await both).toEqual([{ part: 'sheet' }, { part: 'sheet' }]);
  expect(await part()).toEqual({ part: 'sheet' });
  expect(load).toHaveBeenCalledTimes(4);
});

it('loading a part of the console is given up after half a minute of failures, and starts again at the next request', async () => {
  const load = failingLoad(6);
  const part = withRetries(load);
  const failed = expect(part()).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(31_000);
  await failed;
  expect(await part()).toEqual({ part: 'sheet' });
});
