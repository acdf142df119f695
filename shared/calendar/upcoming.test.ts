import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../values/port-vila-time.ts';
import { upcomingDays } from './upcoming.ts';

const closed = (...dates: string[]) =>
  dates.map((date) => ({ date: date as CalendarDate, name: `Closed ${date}` }));
const at = (text: string) => new Date(`${text}+11:00`);

describe('the list of upcoming days', () => {
  it('merges closed days and Islands Nights in order within the window', () => {
    const days = upcomingDays(
      at('2026-11-21T09:00:00'),
      closed('2027-02-22', '2026-11-20', '2026-11-21', '2026-12-25', '2027-02-21'),
    );
    expect(days.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
      '2026-11-21 closed',
      '2026-11-27 event',
      '2026-12-25 closed',
      '2027-01-29 event',
      '2027-02-21 closed',
    ]);
  });

  it('shows an Islands Night until it ends that evening', () => {
    const datesAt = (text: string) => upcomingDays(at(text), []).map(({ date }) => date);
    expect(datesAt('2026-11-27T21:59:59')).toEqual(['2026-11-27', '2027-01-29', '2027-02-26']);
    expect(datesAt('2026-11-27T22:00:00')).toEqual(['2027-01-29', '2027-02-26']);
  });

  it('has at most ten closed days, plus all evening events', () => {
    const manyDays = Array.from(
      { length: 30 },
      (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`,
    );
    const days = upcomingDays(at('2026-11-21T09:00:00'), closed(...manyDays.reverse()));
    expect(days.filter(({ kind }) => kind === 'closed').map(({ date }) => date)).toEqual(
      manyDays.toReversed().slice(0, 10),
    );
    expect(days.filter(({ kind }) => kind === 'event').map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-11-27 Islands Night',
      '2027-01-29 Islands Night',
    ]);
  });
});
