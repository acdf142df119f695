/**
 * Independent model of what can be booked: literal dates and plain loops without any product code. Used to verify the
 * rules and the endpoint that enforces them.
 */

/** An instant in Port Vila with expectations taken from a calendar and a clock. */
export interface Moment {
  readonly label: string;
  /** Wall clock in Port Vila, UTC+11. */
  readonly now: string;
  readonly first: string;
  readonly last: string;
  /** Starts of that day that are past their cut-off. */
  readonly pastStarts: readonly string[];
}

const noStarts: readonly string[] = [];
const startsUntil11 = ['10:00 AM', '11:00 AM'];
const allStarts = ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];

export const moments: readonly Moment[] = [
  {
    label: 'the first millisecond of a Saturday',
    now: '2026-11-21T00:00:00.000',
    first: '2026-11-21',
    last: '2027-02-21',
    pastStarts: noStarts,
  },
  {
    label: 'the last millisecond of a Friday',
    now: '2026-11-20T23:59:59.999',
    first: '2026-11-20',
    last: '2027-02-20',
    pastStarts: allStarts,
  },
  {
    label: 'a millisecond before the cut-off of the first tour',
    now: '2026-11-24T09:29:59.999',
    first: '2026-11-24',
    last: '2027-02-24',
    pastStarts: noStarts,
  },
  {
    label: 'the cut-off of the first tour',
    now: '2026-11-24T09:30:00.000',
    first: '2026-11-24',
    last: '2027-02-24',
    pastStarts: noStarts,
  },
  {
    label: 'a millisecond past the cut-off of the first tour',
    now: '2026-11-24T09:30:00.001',
    first: '2026-11-24',
    last: '2027-02-24',
    pastStarts: ['10:00 AM'],
  },
  {
    label: 'the start of the first tour',
    now: '2026-11-24T10:00:00.000',
    first: '2026-11-24',
    last: '2027-02-24',
    pastStarts: ['10:00 AM'],
  },
  {
    label: 'a millisecond past the cut-off of the second tour',
    now: '2026-11-24T10:30:00.001',
    first: '2026-11-24',
    last: '2027-02-24',
    pastStarts: startsUntil11,
  },
  {
    label: 'the cut-off of the noon tour on a Saturday',
    now: '2026-11-28T11:30:00.000',
    first: '2026-11-28',
    last: '2027-02-28',
    pastStarts: startsUntil11,
  },
  {
    label: 'a millisecond past the cut-off of the noon tour on a Saturday',
    now: '2026-11-28T11:30:00.001',
    first: '2026-11-28',
    last: '2027-02-28',
    pastStarts: [...startsUntil11, '12:00 PM'],
  },
  {
    label: 'the cut-off of the last tour',
    now: '2026-11-24T15:30:00.000',
    first: '2026-11-24',
    last: '2027-02-24',
    pastStarts: allStarts.slice(0, 6),
  },
  {
    label: 'a millisecond past the cut-off of the last tour',
    now: '2026-11-24T15:30:00.001',
    first: '2026-11-24',
    last: '2027-02-24',
    pastStarts: allStarts,
  },
  {
    label: 'a millisecond before 17:00',
    now: '2026-11-24T16:59:59.999',
    first: '2026-11-24',
    last: '2027-02-24',
    pastStarts: allStarts,
  },
  {
    label: '17:00',
    now: '2026-11-24T17:00:00.000',
    first: '2026-11-24',
    last: '2027-02-24',
    pastStarts: allStarts,
  },
  {
    label: 'a month of 30 days with a February ahead',
    now: '2026-11-30T08:00:00.000',
    first: '2026-11-30',
    last: '2027-02-28',
    pastStarts: noStarts,
  },
  {
    label: 'a month of 30 days with a leap day ahead',
    now: '2027-11-30T08:00:00.000',
    first: '2027-11-30',
    last: '2028-02-29',
    pastStarts: noStarts,
  },
  {
    label: 'a 31st with a month of 30 days ahead',
    now: '2026-08-31T08:00:00.000',
    first: '2026-08-31',
    last: '2026-11-30',
    pastStarts: noStarts,
  },
  {
    label: 'the last day of a year',
    now: '2026-12-31T23:59:59.999',
    first: '2026-12-31',
    last: '2027-03-31',
    pastStarts: allStarts,
  },
  {
    label: 'the first day of a year',
    now: '2027-01-01T00:00:00.000',
    first: '2027-01-01',
    last: '2027-04-01',
    pastStarts: noStarts,
  },
  {
    label: 'the afternoon-only Monday of 2025 ahead',
    now: '2025-06-30T12:00:00.000',
    first: '2025-06-30',
    last: '2025-09-30',
    pastStarts: [...startsUntil11, '12:00 PM'],
  },
  {
    label: 'the afternoon-only Monday itself',
    now: '2025-07-28T09:00:00.000',
    first: '2025-07-28',
    last: '2025-10-28',
    pastStarts: noStarts,
  },
  {
    label: 'both listed closures ahead',
    now: '2025-09-01T06:00:00.000',
    first: '2025-09-01',
    last: '2025-12-01',
    pastStarts: noStarts,
  },
];

/** Days tried beyond each end of the window. */
const daysBeyond = 12;

const closed = new Set([
  ...[
    '2025-07-24',
    '2025-07-30',
    '2025-08-15',
    '2025-10-05',
    '2025-10-06',
    '2025-11-29',
    '2025-12-25',
    '2025-12-26',
  ],
  ...['2025-09-13', '2025-10-11'],
  ...[
    '2026-01-01',
    '2026-02-21',
    '2026-03-05',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-07-24',
  ],
  ...['2026-07-30', '2026-08-15', '2026-10-05', '2026-11-29', '2026-11-30', '2026-12-25', '2026-12-26'],
  ...[
    '2027-01-01',
    '2027-02-21',
    '2027-02-22',
    '2027-03-05',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
  ],
  ...[
    '2027-07-24',
    '2027-07-30',
    '2027-08-15',
    '2027-08-16',
    '2027-10-05',
    '2027-11-29',
    '2027-12-25',
    '2027-12-26',
  ],
  ...['2027-12-27', '2028-01-01', '2028-02-21', '2028-03-05', '2028-03-06'],
]);

export interface TimetableRow {
  readonly id: number;
  readonly time: '10:00 AM' | '11:00 AM' | '12:00 PM' | '1:00 PM' | '2:00 PM' | '3:00 PM' | '4:00 PM';
  readonly type: 'Tour and Tasting' | 'Cellar Door Tasting';
  readonly priceVuv: number;
  readonly afternoon: boolean;
  readonly french: boolean;
}

const tour = { type: 'Tour and Tasting', priceVuv: 4000 } as const;
const tasting = { type: 'Cellar Door Tasting', priceVuv: 2500 } as const;

export const timetable: readonly TimetableRow[] = [
  { id: 0, time: '10:00 AM', ...tour, afternoon: false, french: true },
  { id: 1, time: '10:00 AM', ...tasting, afternoon: false, french: true },
  { id: 2, time: '11:00 AM', ...tour, afternoon: false, french: false },
  { id: 3, time: '11:00 AM', ...tasting, afternoon: false, french: false },
  { id: 4, time: '12:00 PM', ...tour, afternoon: true, french: false },
  { id: 5, time: '12:00 PM', ...tasting, afternoon: true, french: false },
  { id: 6, time: '1:00 PM', ...tour, afternoon: true, french: false },
  { id: 7, time: '1:00 PM', ...tasting, afternoon: true, french: false },
  { id: 8, time: '2:00 PM', ...tour, afternoon: true, french: true },
  { id: 9, time: '2:00 PM', ...tasting, afternoon: true, french: true },
  { id: 10, time: '3:00 PM', ...tour, afternoon: true, french: true },
  { id: 11, time: '3:00 PM', ...tasting, afternoon: true, french: true },
  { id: 12, time: '4:00 PM', ...tour, afternoon: true, french: true },
  { id: 13, time: '4:00 PM', ...tasting, afternoon: true, french: true },
];

/** The tour of a request, without guest details. */
export interface TriedTour {
  readonly tourId: number;
  readonly tourType: TimetableRow['type'];
  readonly date: string;
  readonly time: TimetableRow['time'];
  readonly preferredLanguage: 'English' | 'French';
  readonly guestCount: number;
  readonly totalPrice: number;
}

export const nameOf = (tried: TriedTour): string =>
  `${tried.date} ${tried.time} ${tried.tourType} in ${tried.preferredLanguage}`;

/** Every slot in both languages on every day in and around the window, with the expected result. */
export function triedTours(moment: Moment): { readonly tried: TriedTour; readonly accepted: boolean }[] {
  const tries: { tried: TriedTour; accepted: boolean }[] = [];
  const end = Date.parse(`${moment.last}T12:00:00Z`) + daysBeyond * 86_400_000;
  for (
    let day = Date.parse(`${moment.first}T12:00:00Z`) - daysBeyond * 86_400_000;
    day <= end;
    day += 86_400_000
  ) {
    const date = new Date(day).toISOString().slice(0, 10);
    const weekday = new Date(day).getUTCDay();
    const isOpen = date >= moment.first && date <= moment.last && weekday !== 0 && !closed.has(date);
    const startsAtNoon = weekday === 6 || date === '2025-07-28';
    for (const row of timetable) {
      for (const preferredLanguage of ['English', 'French'] as const) {
        const isTooLate = date === moment.first && moment.pastStarts.includes(row.time);
        const accepted =
          isOpen &&
          !isTooLate &&
          (row.afternoon || !startsAtNoon) &&
          (row.french || preferredLanguage === 'English');
        const { id: tourId, type: tourType, time, priceVuv: totalPrice } = row;
        tries.push({
          tried: { tourId, tourType, date, time, preferredLanguage, guestCount: 1, totalPrice },
          accepted,
        });
      }
    }
  }
  return tries;
}

export const instantOf = (moment: Moment): Date => new Date(`${moment.now}+11:00`);
