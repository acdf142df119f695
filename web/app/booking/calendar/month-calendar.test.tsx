import { describe, expect, it } from 'vitest';
import { knownDays } from '#app/requests/list-holidays.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import type { Month } from '#shared/calendar/month.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { MonthCalendar } from './month-calendar.tsx';

const date = calendarDateFrom('2026-11-24');

const calendar = (month: Month) =>
  renderStatic(
    <MonthCalendar
      state={{
        now: instantAt(date, 600),
        calendar: knownDays([], []),
        date,
        closureReason: undefined,
        months: { first: '2026-11', last: '2027-02' },
      }}
      month={month}
      showMonth={() => {}}
      refusal={undefined}
      onChoose={() => {}}
      onRefuse={() => {}}
    />,
  );

describe('the month calendar', () => {
  it.each([
    ['2026-11', 'Nov – Dec 2026', false, true],
    ['2026-12', 'December 2026', true, true],
    ['2027-02', 'February 2027', true, false],
  ])(
    'of %s has the title %s; an earlier month is available: %s, a later one: %s',
    (month, title, hasEarlier, hasLater) => {
      const { html } = calendar(month);
      const isEnabled = (label: string) => !new RegExp(`aria-label="${label}"[^>]*aria-disabled`).test(html);
      expect(html).toMatch(new RegExp(`<h2 id="calendar-month"[^>]*>${title}</h2>`));
      expect([isEnabled('Previous month'), isEnabled('Next month')]).toEqual([hasEarlier, hasLater]);
    },
  );

  it('is a grid with a name, seven columns with full weekday names and one tab stop', () => {
    const { html } = calendar('2026-11');
    expect(html).toMatch(/role="grid"[^>]*aria-labelledby="calendar-month"/);
    expect(html.match(/<th scope="col" abbr="(\w+)">/g)).toHaveLength(7);
    expect(html.match(/data-date="([\d-]+)"[^>]*tabindex="0"/gi)).toEqual([
      expect.stringContaining('2026-11-24'),
    ]);
    // Only in the name, which screen readers announce on focus.
    expect(html.match(/, selected,|aria-selected/g)).toEqual([', selected,']);
    expect(html.match(/aria-current="date"/g)).toHaveLength(1);
  });
});
