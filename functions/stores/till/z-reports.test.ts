import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { paid } from '#shared/staff/parties/visit.testing.ts';
import { openLines } from '#shared/staff/till/till-lines.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { testTable } from '../table/table-content.testing.ts';
import { type StoredZ, type ZHead, zStore } from './z-reports.ts';

const table = testTable();
const clock = testClock('2026-11-24T17:00:00+11:00');
const store = () => zStore(table, clock);

/** Epoch seconds to which the closing times of the Zs are relative. */
const start = 1_790_000_000;
const report = (number: number, changes: Partial<StoredZ> = {}): StoredZ => ({
  number,
  closedAt: start + number * 1000,
  by: 'mia',
  on: 'office',
  lines: [
    ...openLines(
      [{ party: 'lee', date: '2026-11-24', tourId: 0, guestCount: 4, due: 16_000, log: [paid(4000)] }],
      [],
    ),
  ],
  exceptions: [],
  counted: { 'cash-vuv': 4000, 'cash-aud': 0, card: 0 },
  commandId: `command-${number}`,
  readFrom: calendarDateFrom('2026-11-16'),
  ...changes,
});

describe('a Z report', () => {
  it('is stored under its number, for seven years', async () => {
    const first = report(42, { closedAt: clock().getTime() / 1000, reason: 'Change given twice' });
    expect(await store().close(first)).toBe(first);
    const [lines, head] = await table.items();
    expect(head).toMatchObject({ pk: 'TILL', sk: 'Z#000042', number: 42, takenVuv: 4000 });
    expect(head).not.toHaveProperty('lines');
    expect(lines).toMatchObject({ pk: 'TILL', sk: 'LINES#000042', lines: first.lines });
    for (const item of [head, lines])
      expect(Number(item?.expiresAt)).toBe(new Date('2033-11-29T17:00:00+11:00').getTime() / 1000);
    expect(await store().find(42)).toEqual(first);
    clock.set(new Date('2034-01-01T00:00:00+11:00'));
    expect(await store().find(42)).toBeUndefined();
    expect(await store().heads({ count: 1 })).toEqual([]);
  });

  it('is stored once for eight concurrent calls, each of which gets the stored report', async () => {
    const reports = Array.from({ length: 8 }, (_, index) => report(1, { commandId: `command-${index}` }));
    const closed = await Promise.all(reports.map((one) => store().close(one)));
    expect(new Set(closed.map(({ commandId }) => commandId)).size).toBe(1);
    expect(await table.items()).toHaveLength(2);
  });
});

describe('the latest Z reports', () => {
  beforeEach(async () => {
    for (let number = 1; number <= 40; number += 1) await store().close(report(number));
  });
  const numbersOf = (zs: readonly ZHead[]) => zs.map(({ number }) => number);

  it('are listed from the latest on, across all pages of the table', async () => {
    expect(numbersOf(await store().heads({ count: 1 }))).toEqual([40]);
    expect(numbersOf(await store().heads({ count: 33 }))).toHaveLength(33);
    expect(numbersOf(await store().heads({ count: 100 }))).toEqual(
      Array.from({ length: 40 }, (_, index) => 40 - index),
    );
  });

  it('can be read as far back as a given moment', async () => {
    expect(numbersOf(await store().heads({ count: 1, since: start + 5000 }))).toContain(5);
    expect((await store().contentSince(start + 38_000)).lines).toHaveLength(3);
    expect(await store().contentSince(start + 41_000)).toEqual({ lines: [], exceptions: [] });
  });

  it('are listed without their lines, and a search for reports after the latest one reads a single item', async () => {
    const listed = await itemsReadBy(() => store().heads({ count: 30 }));
    expect(listed).toHaveLength(30);
    expect(listed.filter((item) => 'lines' in item)).toEqual([]);
    expect(await itemsReadBy(() => store().contentSince(start + 41_000))).toMatchObject([{ number: 40 }]);
  });

  async function itemsReadBy(read: () => Promise<unknown>): Promise<readonly Record<string, unknown>[]> {
    const send = vi.spyOn(table.client, 'send');
    await read();
    const responses: readonly { Items?: Record<string, unknown>[] }[] = await Promise.all(
      send.mock.results.map(({ value }) => value),
    );
    send.mockRestore();
    return responses.flatMap(({ Items = [] }) => Items);
  }
});
