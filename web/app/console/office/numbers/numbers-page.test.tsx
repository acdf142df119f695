import { expect, it } from 'vitest';
import { openPage, refuse, respond, type StubResponse } from '#app/console/frame/opened-page.testing.tsx';
import { noFigures } from '#shared/numbers/add-figures.ts';
import type { DayFigures } from '#shared/numbers/figures.ts';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';

const renewCall = 'PUT /api/staff/session';
const numbersCall = 'GET /api/staff/numbers';
/** 1:40 PM on Thursday 10 December 2026. */
const now = Date.parse('2026-12-10T13:40:00+11:00') / 1000;

const day = (date: string, changes: Partial<DayFigures> = {}): DayFigures => ({
  ...noFigures,
  date,
  isClosed: false,
  isShipDay: false,
  ...changes,
});
const bookedDay = (date: string, count: number, changes: Partial<DayFigures> = {}) =>
  day(date, {
    parties: Math.ceil(count / 2),
    booked: count,
    came: count - 1,
    languages: { English: count - 1, French: 1 },
    sources: { ...noFigures.sources, web: count },
    ...changes,
  });
const days = [
  bookedDay('2026-12-08', 55),
  bookedDay('2026-12-09', 121, { isShipDay: true, came: 100 }),
  bookedDay('2026-12-10', 135, {
    isShipDay: true,
    vatu: { ...noFigures.vatu, 'cash-vuv': 395_000, 'cash-aud': 5000, card: 69_500, complimentary: 8000 },
    leadTimes: [10, 5, 0, 0, 0, 3, 50],
    refusals: [
      { tourId: 8, language: 'French', times: 7, guests: 15 },
      { tourId: 0, language: 'English', times: 1, guests: 2 },
    ],
  }),
  day('2026-11-30', { isClosed: true }),
  day('2026-12-06'),
];
const numbersReply = (replyDays: readonly DayFigures[] = days): StubResponse =>
  respond({ now, days: replyDays });

async function openNumbers(at = '', responses: Readonly<Record<string, readonly StubResponse[]>> = {}) {
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { NumbersPage } = await import('./numbers-page.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey: true,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <NumbersPage />
      </StaffConsole>
    ),
    {
      at: `/staff/numbers${at}`,
      responses: { [renewCall]: [session], [numbersCall]: [numbersReply()], ...responses },
    },
  );
  const rows = (index = 0) =>
    [...([...document.querySelectorAll('table')][index]?.querySelectorAll('tr') ?? [])].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent ?? ''),
    );
  const plots = () =>
    [...document.querySelectorAll('[role="img"]')].map((element) => element.getAttribute('aria-label') ?? '');
  const csv = (name: string) => {
    const href = page.button(name)?.getAttribute('href') ?? '';
    return decodeURIComponent(href.slice(href.indexOf(',') + 1))
      .split('\r\n')
      .slice(0, -1);
  };
  const queries = () =>
    page.calls
      .filter((sent) => sent.call.startsWith(numbersCall))
      .map((sent) => sent.call.slice(numbersCall.length));
  return { ...page, rows, plots, csv, queries };
}
const untilQuery = '?until=2026-12-10';

it('the numbers page shows guests by day as a plot, a table, a sentence and a file with the same figures', async () => {
  const page = await openNumbers(untilQuery);
  expect(page.heading()).toBe('Guests by day');
  expect(page.text()).toContain('27 November to 10 December 2026');
  expect(page.queries()).toEqual(['?from=2026-11-27&to=2026-12-10']);
  const rows = page.rows();
  expect(rows[0]).toEqual(['Day', 'Ship', 'Parties', 'Adults booked', 'Came']);
  expect(rows.at(-2)).toEqual(['Thu 10 Dec', 'in port', '68', '135', '134']);
  expect(rows.at(-1)).toEqual(['All', '', '157', '311', '288']);
  expect(rows.find(([name]) => name === 'Mon 30 Nov')).toEqual(['Mon 30 Nov', '', 'closed', '', '']);
  expect(rows.some(([name]) => name === 'Sun 6 Dec')).toBe(false);
  // There is no record of this day.
  expect(rows.find(([name]) => name === 'Fri 27 Nov')).toEqual(['Fri 27 Nov', '', 'no record', '', '']);
  expect(page.plots()).toEqual([
    'Adults booked, 27 November to 10 December 2026: 311 adults in all, most Thu 10 Dec, 135. The table has the same figures.',
  ]);
  expect(page.text()).toContain(
    '311 adults were booked, 256 of them on two ship days. 288 were recorded as here.',
  );
  const file = page.csv('Save as CSV: Guests');
  expect(file[0]).toBe('\ufefffrom,Day,ship,note,Parties,Adults booked,Came');
  expect(file.at(-1)).toBe('2026-12-10,Thu 10 Dec,in port,,68,135,134');
  expect(file).toHaveLength(rows.length - 1);
});

it.each([
  [
    'sums',
    'Money taken',
    '469,500 VUV were taken, 395,000 of them in cash and 5,000 in AUD. At the door, 8,000 VUV were put on operators’ accounts or given away.',
  ],
  ['languages', 'English', '3 of 311 adults were booked in French.'],
  ['sources', 'Website', 'The website brought 311 of 311 adults'],
  ['no-shows', 'No-shows', '0 of 311 adults were recorded as not coming.'],
  ['lead-time', 'Parties', '15 of 157 parties booked on the day of their visit or the day before.'],
  ['refused', 'French refused', 'French was asked for and refused 7 times, 7 of them on ship days.'],
])(
  'the page of numbers about %s has plots with the same figures as the columns of its table',
  async (show, first, sentence) => {
    const page = await openNumbers(`${untilQuery}&show=${show}`);
    expect(page.text()).toContain(sentence);
    const rows = page.rows();
    const [head = [], ...body] = rows;
    const total = body.at(-1) ?? [];
    expect(page.plots()[0]).toMatch(new RegExp(`^${first}, `));
    for (const description of page.plots()) {
      const [, name = '', sum = '', label, max] =
        /^([^,]+), [^:]+: ([\d,]+) \w+ in all(?:, most ([^,]+), ([\d,]+))?\. The table has/.exec(
          description,
        ) ?? [];
      const column = head.indexOf(name);
      expect(column, description).toBeGreaterThan(0);
      expect(total[column]).toBe(sum);
      if (label) expect(body.find(([rowLabel]) => rowLabel === label)?.[column]).toBe(max);
      const figures = body.slice(0, -1).map((row) => Number((row[column] ?? '').replaceAll(',', '')) || 0);
      expect(figures.reduce((all, figure) => all + figure, 0)).toBe(Number(sum.replaceAll(',', '')));
      if (max) expect(Math.max(...figures)).toBe(Number(max.replaceAll(',', '')));
    }
  },
);

it('the sentence about the money taken gives the same sums of cash and AUD as its table, and mentions the operators’ statements', async () => {
  const page = await openNumbers(`${untilQuery}&show=sums`);
  const [head = [], ...body] = page.rows();
  const total = body.at(-1) ?? [];
  const totalOf = (column: string) => total[head.indexOf(column)];
  expect([totalOf('Cash'), totalOf('AUD cash')]).toEqual(['395,000', '5,000']);
  expect(page.text()).toContain(
    'What operators pay for their bookings is in their monthly statements, not here.',
  );
});

it('the sentence about the money taken does not mention AUD when none were taken', async () => {
  const vatu = { ...noFigures.vatu, 'cash-vuv': 8000 };
  const page = await openNumbers(`${untilQuery}&show=sums`, {
    [numbersCall]: [numbersReply([bookedDay('2026-12-10', 2, { vatu })])],
  });
  expect(page.text()).toContain('8,000 VUV were taken, 8,000 of them in cash. At the door');
});

it('the plot of guests draws one tick for four guests, and short ticks for guests not recorded as here', async () => {
  await openNumbers(untilQuery);
  const bars = [...document.querySelectorAll('[role="img"] svg')].filter(
    (svg) => svg.getAttribute('height') === '21',
  );
  const ticksIn = (bar: Element | undefined) =>
    [...(bar?.querySelectorAll('path') ?? [])].map(
      (path) => (path.getAttribute('d') ?? '').split('M').length - 1,
    );
  // A tick stands for four guests: on Thursday 134 of 135 came, on Wednesday 100 of 121.
  expect(ticksIn(bars.at(-1))).toEqual([34, 0]);
  expect(ticksIn(bars.at(-2))).toEqual([25, 6]);
});

it('the page of refused bookings lists starts by the number of adults refused, and exports them as CSV', async () => {
  const page = await openNumbers(`${untilQuery}&show=refused`);
  expect(page.rows(1)).toEqual([
    ['Start', 'Asked for', 'Times', 'Adults'],
    ['Thu 10 Dec, 2:00 PM tour', 'French', '7', '15'],
    ['Thu 10 Dec, 10:00 AM tour', 'English', '1', '2'],
  ]);
  expect(page.csv('Save as CSV: Where it would have filled')).toEqual([
    '\ufeffdate,start,tour,language asked for,times refused,adults',
    '2026-12-10,2:00 PM,Tour and Tasting,French,7,15',
    '2026-12-10,10:00 AM,Tour and Tasting,English,1,2',
  ]);
  expect(page.text()).toContain('Counted when a guest’s booking on the site was refused');
});

it('the numbers page sums figures by week from Monday to Sunday, and requests at most 31 days in a call', async () => {
  const page = await openNumbers(`${untilQuery}&by=week`, {
    [numbersCall]: [
      numbersReply([]),
      numbersReply([bookedDay('2026-11-29', 3), bookedDay('2026-11-30', 5)]),
      numbersReply(days.slice(0, 3)),
    ],
  });
  expect(page.heading()).toBe('Guests by week');
  expect(page.queries()).toEqual([
    '?from=2026-09-14&to=2026-10-14',
    '?from=2026-10-15&to=2026-11-14',
    '?from=2026-11-15&to=2026-12-13',
  ]);
  const rows = page.rows();
  expect(rows.slice(-4)).toEqual([
    ['23 Nov to 29 Nov', '', '2', '3', '2'],
    ['30 Nov to 6 Dec', '', '3', '5', '4'],
    ['7 Dec to 13 Dec', '2 days', '157', '311', '288'],
    ['All', '', '162', '319', '294'],
  ]);
});

it('the numbers page sums the figures of a year by month', async () => {
  const page = await openNumbers(`${untilQuery}&by=month`, {
    [numbersCall]: [numbersReply([bookedDay('2026-02-28', 4)]), numbersReply([])],
  });
  expect(page.rows()).toHaveLength(14);
  expect(page.rows()[3]).toEqual(['Mar 2026', 'no record', '', '']);
  expect(page.rows()[2]).toEqual(['Feb 2026', '2', '4', '3']);
});

it('the numbers page links to the earlier period, and to the later one only if its days can be booked', async () => {
  const page = await openNumbers('?until=2027-02-20&show=sums');
  const last = addDays(calendarDateFrom('2027-02-20'), -14);
  expect(page.button('Earlier')?.getAttribute('href')).toBe(`/staff/numbers?show=sums&by=day&until=${last}`);
  const farPage = await openNumbers('?until=2999-01-01');
  expect(farPage.button('Later')).toBeUndefined();
});

it('the numbers page shows that no guests are booked in an empty period', async () => {
  const page = await openNumbers(untilQuery, { [numbersCall]: [numbersReply([])] });
  expect(page.text()).toContain('No guests are booked in this time.');
  expect(page.plots()[0]).toContain('0 adults in all. The table');
});

it('the numbers page shows the error when it cannot be loaded, and can be loaded again', async () => {
  const page = await openNumbers(untilQuery, {
    [numbersCall]: [refuse('unavailable', 'We cannot do this at the moment.', 503), numbersReply()],
  });
  expect(page.text()).toContain('We cannot do this at the moment.');
  await page.press('Try again');
  expect(page.rows().at(-1)).toEqual(['All', '', '157', '311', '288']);
});
