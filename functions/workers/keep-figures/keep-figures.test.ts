import { expect, it, vi } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { deliverTo } from '#functions/kernel/deliver.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { worker } from '#functions/kernel/worker.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { figuresStore } from '#functions/stores/numbers/figures-store.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { tillConsole } from '#functions/use-cases/till/till-console.testing.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { noFigures } from '#shared/numbers/add-figures.ts';
import { maxDays } from '#shared/numbers/periods.ts';
import { paid } from '#shared/staff/parties/visit.testing.ts';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { keepFigures } from './keep-figures.ts';

const table = testTable();
const clock = testClock('2026-11-24T04:00:00+11:00');
const log = testLog();
const till = tillConsole(table, clock);
const figures = figuresStore(table);
const refusals = refusalStore(table);
const deps = {
  edits: calendarEditStore(table, clock),
  figures,
  refusals,
  closures: closureStore(table, clock),
  days: dayStore(table, clock),
  clock,
};

const run = async (parts: object = {}) => {
  const event = { id: 'execution', type: 'figures.due', scheduledAt: clock().toISOString() } as const;
  return (await deliverTo(worker('keep-figures', DueEvent, keepFigures({ ...deps, ...parts })), event))
    .length;
};
const storedFigures = async () => [...(await figures.between('2000-01-01', '2999-12-31')).values()];
const setNight = (date: string) => clock.set(new Date(`${date}T04:00:00+11:00`));
/** Stores empty figures up to a day, as if the task had run every night. */
async function storeUntil(last: string): Promise<void> {
  for (let date = addDays(calendarDateFrom(last), -400); date <= last; date = addDays(date, 1))
    await figures.store({ ...noFigures, date, isClosed: false, isShipDay: false });
}

it('keep-figures stores the payments and refusals of a day nine days later, without names and without expiry', async () => {
  await storeUntil('2026-11-14');
  const booking = await till.party({ date: '2026-11-15', guestCount: 3 });
  await till.write(booking, paid(12_000));
  const start = { date: calendarDateFrom('2026-11-15'), tourId: 0, language: 'French', guests: 2 } as const;
  await refusals.add(start);
  setNight('2026-11-23');
  expect(await run()).toBe(0);
  expect((await storedFigures()).at(-1)?.date).toBe('2026-11-14');
  setNight('2026-11-24');
  expect(await run()).toBe(0);
  expect((await storedFigures()).at(-1)).toMatchObject({
    date: '2026-11-15',
    parties: 1,
    booked: 3,
    vatu: { 'cash-vuv': 12_000 },
    refusals: [{ tourId: 0, language: 'French', times: 1, guests: 2 }],
  });
  const items = (await table.items()).filter(({ pk }) => pk === 'FIGURES');
  expect(items.some((item) => 'expiresAt' in item)).toBe(false);
  expect(JSON.stringify(items)).not.toMatch(/Lee|ann@/);
  expect(log.text()).not.toMatch(/Lee|ann@/);
});

it('keep-figures stores the figures of a limited number of missing days each night, the oldest day first', async () => {
  expect(await run()).toBe(0);
  const first = await storedFigures();
  expect(first).toHaveLength(maxDays);
  expect(first[0]?.date).toBe(addDays(calendarDateFrom('2026-11-24'), -399));
  expect(await run()).toBe(0);
  expect(await storedFigures()).toHaveLength(2 * maxDays);
});

it.runIf(isFullRun)(
  'keep-figures stores the figures of a day once, even in two concurrent runs, and never changes them',
  async () => {
    await storeUntil('2026-11-14');
    await till.party({ date: '2026-11-15' });
    const store = vi.fn(figures.store);
    await Promise.all([run({ figures: { ...figures, store } }), run({ figures: { ...figures, store } })]);
    expect(await Promise.all(store.mock.results.map(({ value }) => value))).toEqual(
      expect.arrayContaining(['stored', 'known']),
    );
    const otherFigures = { ...noFigures, date: '2026-11-15', isClosed: false, isShipDay: false, booked: 99 };
    expect(await figures.store(otherFigures)).toBe('known');
    expect((await storedFigures()).at(-1)?.booked).toBe(4);
    expect(log.lines().filter(({ code }) => code === 'event.failed')).toEqual([]);
  },
);

it('keep-figures fails its message if a day cannot be read, and stores the missing figures when the message is redelivered', async () => {
  const failingDays = { ...deps.days, slots: async () => Promise.reject(new Error('No response')) };
  expect(await run({ days: failingDays })).toBe(1);
  expect(await storedFigures()).toEqual([]);
  expect(await run()).toBe(0);
  expect(await storedFigures()).toHaveLength(maxDays);
});
