import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { type CountDaysDeps, countDays } from './count-days.ts';

const first = calendarDateFrom('2026-11-10');
const dates = Array.from({ length: 14 }, (_, index) => addDays(first, index));

it('counting a fortnight reads at most ten days concurrently, and starts the next day as soon as one is read', async () => {
  const pendingReads = new Map<string, () => void>();
  const startedDays: string[] = [];
  const deps = {
    days: {
      slots: (date: string) =>
        new Promise((resolve) => {
          startedDays.push(date);
          pendingReads.set(date, () => resolve([]));
        }),
      archived: () => Promise.resolve([]),
    },
    closures: { between: () => Promise.resolve([]) },
    edits: { between: () => Promise.resolve([]) },
    refusals: { between: () => Promise.resolve(new Map()) },
  } as unknown as CountDaysDeps;
  const countPromise = countDays(deps, dates);
  await pause(0);
  expect(startedDays).toEqual(dates.slice(0, 10));
  // A slow day does not delay the others.
  pendingReads.get(String(dates[3]))?.();
  await pause(0);
  expect(startedDays).toEqual(dates.slice(0, 11));
  for (const _ of dates) {
    for (const end of pendingReads.values()) end();
    await pause(0);
  }
  expect((await countPromise).map(({ date }) => date)).toEqual(dates);
});
