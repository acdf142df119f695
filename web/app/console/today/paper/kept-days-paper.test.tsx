import { act } from 'react';
import { expect, it } from 'vitest';
import type { DaySnapshot } from '../../kept/day-snapshot.ts';
import { FakeQueue } from '../../offline/kept-queue.testing.ts';
import { at, party, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

const storedDay = (starts: DaySnapshot['starts'], asOf: number): DaySnapshot => ({
  starts,
  ships: [{ ship: 'Sample Petrel', ashoreMinutes: 480, allAboardMinutes: 22 * 60 }],
  isReduced: false,
  people: {},
  colleagues: [],
  revision: '',
  asOf,
});

/** An offline device that keeps three days. */
class QueueOfDays extends FakeQueue {
  readonly days: Readonly<Record<string, DaySnapshot>> = {
    '2026-12-10': storedDay([start(8, 'English', [party(8, 'Pia Ejemplo', 3)])], at(13, 52)),
    '2026-12-11': storedDay(
      [start(8, 'English', [party(8, 'Tam Morrow', 2, { date: '2026-12-11' })])],
      at(13, 40),
    ),
    // A Sunday.
    '2026-12-13': storedDay([], at(13, 40)),
  };
  override readonly keptDays = async () =>
    Object.entries(this.days).map(([date, { asOf }]) => ({ date, asOf }));
  override readonly readDay = async (date: string) => this.days[date];
}

it('“Print all kept days” prints a run sheet for each open day, with the time at which its list was loaded', async () => {
  const queue = new QueueOfDays();
  const day = [start(8, 'English', [party(8, 'Pia Ejemplo', 3)])];
  const today = await showToday(new FakeServer(day), {}, {}, 'phone', queue);
  await act(async () => queue.lose(at(13, 50)));
  await today.press('More');
  await today.press('Kept days and run sheets');
  await today.wait(0);
  await today.press(/^Print all kept days/);
  await today.wait(10);
  const [rows = []] = today.printed;
  expect(today.printed).toHaveLength(1);
  const heads = rows.filter((row) => row.includes('to collect'));
  expect(heads).toEqual([
    expect.stringMatching(
      /Thursday 10 December 2026Sample Petrel, all aboard 10:00 PM.*3 guests.*As of 1:52 PM, Thu 10 Dec\./,
    ),
    expect.stringMatching(/Friday 11 December 2026.*2 guests.*As of 1:40 PM, Thu 10 Dec\./),
  ]);
  expect(rows.join()).toContain('Pia Ejemplo');
  expect(rows.join()).toContain('Tam Morrow');
  expect(today.document.querySelector('table')).toBeNull();
});
