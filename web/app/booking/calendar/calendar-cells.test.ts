import { describe, expect, it } from 'vitest';
import { shipCallsFrom } from '#shared/booking/ship-days.ts';
import { closedDaysBetween } from '#shared/calendar/closed-days.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { calendarCells } from './calendar-cells.ts';

const date = calendarDateFrom;
const now = instantAt(date('2026-11-21'), 14 * 60);
const closedDays = [
  ...closedDaysBetween(date('2026-11-21'), date('2027-02-21')),
  { date: date('2026-11-25'), name: 'Cyclone' },
];

function dayOf(month: string, day: string, selected = date('2026-11-24')) {
  const found = calendarCells({ month, now, closedDays, selected })
    .flat()
    .find((each) => each?.date === day);
  if (!found) throw new Error(`${day} is not in ${month}`);
  return found;
}

describe('the days of the calendar', () => {
  it('of November 2026 fill six weeks that start on Monday, without days of neighbouring months', () => {
    const early = instantAt(date('2026-11-16'), 600);
    const weeks = calendarCells({ month: '2026-11', now: early, closedDays, selected: undefined });
    expect(weeks).toHaveLength(6);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeks[0]?.[6]?.date).toBe('2026-11-01');
  });

  it('late in November fill five weeks from the current one, and mark the start of December', () => {
    const weeks = calendarCells({ month: '2026-11', now, closedDays, selected: undefined });
    expect(weeks.map((week) => week[0]?.date)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ]);
    const borders = weeks.flat().filter((day) => day?.monthBorder !== undefined);
    expect(borders.map((day) => day?.monthBorder)).toEqual([
      'first',
      ...Array.from({ length: 6 }, () => 'after'),
    ]);
    expect(borders.map((day) => day?.label)).toEqual(['Dec', ...Array.from({ length: 6 }, () => undefined)]);
    const december = calendarCells({ month: '2026-12', now, closedDays, selected: undefined });
    expect(december.flat().filter(Boolean)).toHaveLength(31);
  });

  it('include today as disabled, with the reason, if today is closed', () => {
    const today = calendarCells({
      month: '2026-11',
      now: instantAt(date('2026-11-25'), 600),
      closedDays,
      selected: undefined,
    })
      .flat()
      .find((day) => day?.isToday);
    expect(today).toMatchObject({ canBeChosen: false, kind: 'holiday', note: 'Cyclone' });
  });

  it.each([
    ['chosen', date('2026-11-21'), 'Saturday 21 November 2026, today, selected, open for booking'],
    ['not chosen', date('2026-11-24'), 'Saturday 21 November 2026, today, open for booking'],
  ])(
    'include today with a label, and its full name for screen readers, when today is %s',
    (_, selected, name) => {
      const today = dayOf('2026-11', '2026-11-21', selected);
      expect(today).toMatchObject({ label: 'Today', note: 'Today', name });
      expect(dayOf('2026-11', '2026-11-24', selected).label).toBeUndefined();
    },
  );

  it.each([
    ['before the last cut-off', 15 * 60 + 30, 'open for booking'],
    ['after the last cut-off', 15 * 60 + 31, 'booking has closed for today'],
  ])('state whether today can still be booked %s', (_, minutes, words) => {
    const today = calendarCells({
      month: '2026-11',
      now: instantAt(date('2026-11-24'), minutes),
      closedDays: [],
      selected: undefined,
    })
      .flat()
      .find((day) => day?.isToday);
    expect(today).toMatchObject({ canBeChosen: true, name: `Tuesday 24 November 2026, today, ${words}` });
  });

  it.each([
    ['2026-11-20', 'past', false, 'Friday 20 November 2026, past'],
    ['2026-11-21', 'open', true, 'Saturday 21 November 2026, today, open for booking'],
    ['2026-11-22', 'closed', false, 'Sunday 22 November 2026, closed'],
    ['2026-11-24', 'open', true, 'Tuesday 24 November 2026, selected, open for booking'],
    ['2026-11-25', 'holiday', false, 'Wednesday 25 November 2026, Cyclone, closed'],
    [
      '2026-11-27',
      'event',
      true,
      'Friday 27 November 2026, open for booking, evening event Islands Night, free, 6:00 PM to 10:00 PM, Port Vila time (UTC+11)',
    ],
    ['2026-11-29', 'holiday', false, 'Sunday 29 November 2026, National Unity Day, closed'],
  ])('show %s as %s', (day, kind, canBeChosen, name) => {
    expect(dayOf('2026-11', day)).toMatchObject({ kind, canBeChosen, name });
  });

  it('are marked as ship days if they can be booked and a ship is listed', () => {
    const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-27', '2026-11-30'];
    const ships = shipCallsFrom(
      days.map((day) => ({ date: day, ship: 'Tern', ashore: '08:00', allAboard: '17:00' })),
    );
    // Ships are listed in the files for the last two days.
    const edits = [...days, '2026-12-09', '2026-12-10'].map((day) => ({
      date: date(day),
      ships: ships.filter((call) => call.date === day),
    }));
    const shipDaysWith = (edited: typeof edits) =>
      calendarCells({ month: '2026-11', now, closedDays, selected: date('2026-11-24'), edits: edited })
        .flat()
        .filter((day) => day?.isShipDay || /ship/i.test(`${day?.name} ${day?.note}`));
    expect(
      shipDaysWith(edits).map((day) => [day?.date, day?.note, day?.name.endsWith(', ship day')]),
    ).toEqual([
      ['2026-11-23', 'Ship day', true],
      ['2026-11-24', 'Selected', true],
      ['2026-11-27', 'Islands Night', true],
    ]);
    expect(shipDaysWith(edits.map((edit) => ({ ...edit, ships: [] })))).toEqual([]);
  });

  it('cannot be chosen more than three months ahead', () => {
    const later = instantAt(date('2026-11-18'), 600);
    const days = calendarCells({ month: '2027-02', now: later, closedDays: [], selected: undefined }).flat();
    expect(days.find((day) => day?.date === '2027-02-18')).toMatchObject({ canBeChosen: true });
    expect(days.find((day) => day?.date === '2027-02-19')).toMatchObject({
      canBeChosen: false,
      name: 'Friday 19 February 2027, not open for booking yet',
    });
  });
});
