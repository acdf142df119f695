import { describe, expect, it } from 'vitest';
import { type Calendar, listedCalendar } from '../calendar/calendar.ts';
import { calendarFrom, calendarOfDay } from '../calendar/edited-calendar.ts';
import { calendarDateFrom } from '../values/port-vila-time.ts';
import { dayProblem, initialDate } from './bookable-day.ts';
import { bookingWindow } from './booking-window.ts';

const at = (text: string) => new Date(`${text}+11:00`);

describe('the booking window', () => {
  it.each([
    ['2026-11-21T00:00:00.000', '2026-11-21', '2027-02-21'],
    ['2026-11-20T23:59:59.999', '2026-11-20', '2027-02-20'],
    ['2026-11-30T12:00:00.000', '2026-11-30', '2027-02-28'],
    ['2027-11-30T12:00:00.000', '2027-11-30', '2028-02-29'],
    ['2026-10-31T12:00:00.000', '2026-10-31', '2027-01-31'],
    ['2026-08-31T12:00:00.000', '2026-08-31', '2026-11-30'],
    ['2026-12-31T12:00:00.000', '2026-12-31', '2027-03-31'],
  ])('at %s runs from %s to %s', (now, first, last) => {
    expect(bookingWindow(at(now))).toEqual({ first, last });
  });
});

describe('dayProblem', () => {
  const pastDay = 'This day has passed. Please choose another one.';
  const outsideWindow = 'Tours can be booked up to 3 months ahead.';
  const closed = 'Sorry, we are closed on Sundays and public holidays.';

  it.each([
    ['2026-11-20', pastDay],
    ['2025-11-24', pastDay],
    ['2026-11-21', undefined],
    ['2026-11-22', closed],
    ['2026-11-24', undefined],
    ['2026-11-28', undefined],
    ['2026-11-29', closed],
    ['2026-11-30', closed],
    ['2026-12-25', closed],
    ['2026-12-26', closed],
    ['2027-01-01', closed],
    ['2027-02-20', undefined],
    ['2027-02-21', closed],
    ['2027-02-22', outsideWindow],
    ['2027-11-24', outsideWindow],
    ['0001-01-01', pastDay],
    ['9999-12-31', outsideWindow],
  ])('returns for %s, on 21 November 2026, the message %s', (date, message) => {
    expect(dayProblem(calendarDateFrom(date), at('2026-11-21T10:00:00'))).toBe(message);
  });

  it.each(['2025-09-13', '2025-10-11'])('reports %s as closed, since the specification lists it', (date) => {
    expect(dayProblem(calendarDateFrom(date), at('2025-09-01T10:00:00'))).toBe(closed);
  });

  it('reports a day closed by staff as closed', () => {
    const staffClosed = calendarFrom([{ date: calendarDateFrom('2026-11-24'), name: 'Cyclone' }], []);
    const problemOn = (date: string) =>
      dayProblem(calendarDateFrom(date), at('2026-11-21T10:00:00'), staffClosed);
    expect([problemOn('2026-11-24'), problemOn('2026-11-25')]).toEqual([closed, undefined]);
  });

  it('returns no problem for a holiday that managers have opened', () => {
    const christmas = calendarDateFrom('2026-12-25');
    const problemIn = (calendar?: Calendar) => dayProblem(christmas, at('2026-12-01T10:00:00'), calendar);
    const opened = calendarOfDay(christmas, { date: christmas, opening: 'open' });
    expect([problemIn(), problemIn(calendarOfDay(christmas, undefined)), problemIn(opened)]).toEqual([
      closed,
      closed,
      undefined,
    ]);
  });
});

describe('the initially selected day', () => {
  it.each([
    ['a weekday morning', '2026-11-24T08:00:00.000', '2026-11-24'],
    ['the last millisecond before 17:00', '2026-11-24T16:59:59.999', '2026-11-24'],
    ['17:00', '2026-11-24T17:00:00.000', '2026-11-25'],
    ['the end of the day', '2026-11-24T23:59:59.999', '2026-11-25'],
    ['Saturday morning', '2026-11-21T08:00:00.000', '2026-11-21'],
    ['Saturday evening', '2026-11-21T17:00:00.000', '2026-11-23'],
    ['Sunday morning', '2026-11-22T08:00:00.000', '2026-11-23'],
    ['Sunday evening', '2026-11-22T18:00:00.000', '2026-11-23'],
    ['a Saturday evening with a holiday on the Monday', '2026-11-28T17:00:00.000', '2026-12-01'],
    ['a holiday', '2026-12-25T09:00:00.000', '2026-12-28'],
    ['the evening before Christmas, a Thursday', '2026-12-24T17:00:00.000', '2026-12-28'],
    ['the evening before Good Friday', '2026-04-02T20:00:00.000', '2026-04-04'],
    ['the evening of the last day of a month', '2026-11-30T17:00:00.000', '2026-12-01'],
    ['New Year’s Eve', '2026-12-31T17:00:00.000', '2027-01-02'],
  ])('for %s, %s, is %s', (_, now, date) => expect(initialDate(at(now))).toBe(date));

  it('skips days closed by staff, and is today when the whole window is closed', () => {
    const now = at('2026-11-23T18:00:00');
    const calendarClosed = (isClosed: Calendar['isClosed']) => ({ ...listedCalendar, isClosed });
    expect(
      initialDate(
        now,
        calendarClosed((date) => date < '2026-11-26'),
      ),
    ).toBe('2026-11-26');
    expect(
      initialDate(
        now,
        calendarClosed(() => true),
      ),
    ).toBe('2026-11-23');
  });
});
