import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedCalendar } from '../calendar/calendar.ts';
import { hoursOn } from '../calendar/opening-hours.ts';
import { addDays, type CalendarDate, calendarDateFrom, dateOf } from '../values/port-vila-time.ts';
import { answerDueAt } from './answer-due.ts';

const at = (text: string): number => Date.parse(`${text}+11:00`) / 1000;

describe('the answer to an enquiry is due', () => {
  it.each([
    ['at the same time of the next day', '2026-11-24T10:30:15', '2026-11-25T10:30:15'],
    ['on the Saturday after a Friday', '2026-11-20T16:00:00', '2026-11-21T16:00:00'],
    ['on the Monday after a Saturday', '2026-11-21T13:00:00', '2026-11-23T13:00:00'],
    ['at the end of the Monday after a Sunday', '2026-11-22T09:00:00', '2026-11-24T00:00:00'],
    ['after a holiday in between', '2026-11-28T09:00:00', '2026-12-01T09:00:00'],
    ['after Christmas in between', '2026-12-24T09:00:00', '2026-12-28T09:00:00'],
  ])('%s: received %s, due %s', (_, received, due) => {
    expect(answerDueAt(at(received), listedCalendar.isClosed)).toBe(at(due));
  });

  it('one working day after receipt, not counting days closed by staff', () => {
    const closed = new Set(['2026-11-25', '2026-11-26'].map(calendarDateFrom));
    const closedOn = (date: CalendarDate) => closed.has(date);
    expect(answerDueAt(at('2026-11-24T10:00:00'), closedOn)).toBe(at('2026-11-27T10:00:00'));
    expect(answerDueAt(at('2026-11-25T10:00:00'), closedOn)).toBe(at('2026-11-28T00:00:00'));
  });

  it('after 24 hours within working days, for any set of closed days', () => {
    const first = at('2026-11-01T00:00:00');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90 * 86_400 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 30 }),
        (after, days) => {
          const start = calendarDateFrom('2026-11-01');
          const closed = new Set(days.map((day) => addDays(start, day)));
          const closedOn = (date: CalendarDate) => closed.has(date);
          const received = first + after;
          const due = answerDueAt(received, closedOn);
          let workingHours = 0;
          for (let second = received; second < due; ) {
            const date = dateOf(new Date(second * 1000));
            const end = Math.min(due, at(`${addDays(date, 1)}T00:00:00`));
            if (hoursOn(date, closedOn) !== undefined) workingHours += end - second;
            second = end;
          }
          expect(workingHours).toBe(86_400);
        },
      ),
    );
  });
});
