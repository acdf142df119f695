import { beforeEach, expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { consoleAt } from './console.testing.ts';

const clock = () => new Date('2026-11-21T10:00:00+11:00');
const christmas = calendarDateFrom('2026-12-25');
let table: ObservedTable;
let ops: ReturnType<typeof consoleAt>;
beforeEach(async () => {
  table = await observedTable();
  ops = consoleAt(table, clock);
});
const edits = () => calendarEditStore(table, clock);

it('lists what is closed or set in a month', async () => {
  const evening = { name: 'Harvest Night', fromMinutes: 1080, untilMinutes: 1320 };
  const edit = { date: calendarDateFrom('2026-12-09'), ships: [], evening };
  const by = { id: 'edit', person: 'mia', device: 'office' };
  await edits().save({ edit, seen: undefined, by, reopen: [] });
  expect((await ops('calendar 2026-12')).output).toEqual([
    'Wednesday 9 December 2026: open · no ships · evening: Harvest Night, 6:00 PM',
    'Friday 25 December 2026: closed: Christmas Day',
    'Saturday 26 December 2026: closed: Family Day',
  ]);
  expect((await ops('calendar 2027-09')).output).toEqual(['Nothing is closed or set.']);
});

it('opens a holiday, and reverts it: first the guests to notify, then the mails', async () => {
  const { output, questions } = await ops('calendar 2026-12-25 afternoon');
  expect(questions).toEqual(['Set Friday 25 December 2026?']);
  expect(output).toEqual(['Friday 25 December 2026: open from noon · set by staff']);
  const booking = storedBooking({ date: christmas, time: '2:00 PM' });
  expect(await bookingStore(table, clock).book(booking)).toMatchObject({ result: 'booked' });
  await expect(ops('calendar 2026-12-25 listed')).rejects.toThrow('Give a reason');
  const { text } = await ops('calendar 2026-12-25 listed --reason "Christmas Day"');
  expect(text).toContain('1 booking to cancel: 1 guest');
  expect(text).toContain('1 booking cancelled. Its mail is on the way.');
  expect(await bookingStore(table, clock).find(referenceOf(booking))).toMatchObject({ status: 'cancelled' });
  expect(await edits().on(christmas)).not.toHaveProperty('opening');
  expect((await edits().on(christmas))?.by).toEqual({ person: 'command-line', device: 'command-line' });
});

it('leaves ships and evening as they are set, until the day is reverted', async () => {
  const ships = [{ ship: 'Sample Tern', ashoreMinutes: 510, allAboardMinutes: 990 }];
  const by = { id: 'edit', person: 'mia', device: 'office' };
  await edits().save({ edit: { date: christmas, ships, evening: null }, seen: undefined, by, reopen: [] });
  await ops('calendar 2026-12-25 open');
  expect(await edits().on(christmas)).toMatchObject({ opening: 'open', ships, evening: null });
  await ops('calendar 2026-12-25 listed --reason "Christmas Day"');
  expect(await edits().on(christmas)).not.toHaveProperty('ships');
});

it.each([
  ['calendar 2026-12-25 open --dry-run', true],
  ['calendar 2026-12-25 open', false],
])('(%s) writes nothing when it is not to', async (line, answer) => {
  await ops(line, answer);
  expect(await table.items()).toEqual([]);
});

it.each([
  ['calendar', 'Usage:'],
  ['calendar 2026-12-25', 'Usage:'],
  ['calendar 2026-12-25 shut', 'Usage:'],
  ['calendar 2026-13 open', '"2026-13" is not a day'],
  ['calendar 2026-11-20 open', 'has passed'],
  ['calendar 2026-11-22 open', 'no tours on Sundays'],
  ['calendar 2026-11-24 closed', 'Give a reason'],
  ['calendar 2026-11-24 closed --reason "Shut."', 'Leave out the sign at the end'],
])('%s is refused: %s', async (line, sentence) => {
  await expect(ops(line)).rejects.toThrow(sentence);
  expect(await table.items()).toEqual([]);
});
