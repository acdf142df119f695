import type { Figures } from '#shared/numbers/figures.ts';
import { leadTimes } from '#shared/numbers/lead-time.ts';
import type { Period, PeriodKind } from '#shared/numbers/periods.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';

const figure = formatFigure;
const adults = (count: number): string => `${figure(count)} ${count === 1 ? 'adult' : 'adults'}`;
const parties = (count: number): string => `${figure(count)} ${count === 1 ? 'party' : 'parties'}`;
const were = (count: number): string => (count === 1 ? 'was' : 'were');
const times = (count: number): string => (count === 1 ? 'once' : `${figure(count)} times`);
const ofAll = (count: number, all: number): string => (count < all ? `${figure(count)} of them` : 'all');
const shipDays = (count: number): string => (count === 1 ? 'the ship day' : `${inWords(count)} ship days`);

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const short = { day: 'numeric', month: 'short' } as const;
const dayOfYear = { day: 'numeric', month: 'long' } as const;
const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Numbers of the office. */
export const numbersCopy = {
  choose: 'Question',
  by: 'By day, week or month',
  kinds: { day: 'Day', week: 'Week', month: 'Month' },
  earlier: 'Earlier',
  later: 'Later',
  questions: {
    guests: 'Guests',
    sums: 'Sums',
    languages: 'Languages',
    sources: 'Sources',
    'no-shows': 'No-shows',
    'lead-time': 'Days booked ahead',
    refused: 'French refused',
  },
  titles: {
    guests: 'Guests',
    sums: 'Sums',
    languages: 'Languages',
    sources: 'Sources',
    'no-shows': 'No-shows and cancellations',
    'lead-time': 'Days booked ahead',
    refused: 'French refused',
  },
  /** `Guests by day`. The days booked ahead are those of the whole time shown. */
  title: (question: string, kind: PeriodKind, isWhole: boolean): string =>
    isWhole ? question : `${question} by ${kind}`,
  /** `27 November to 10 December 2026`. */
  time: ({ first, last }: Period): string =>
    `${formatDate(first, first.slice(0, 4) === last.slice(0, 4) ? dayOfYear : whole)} to ${formatDate(last, whole)}`,
  /** A row of the table. */
  period: ({ first, last }: Period, kind: PeriodKind): string =>
    kind === 'day'
      ? formatDate(first, day)
      : kind === 'week'
        ? `${formatDate(first, short)} to ${formatDate(last, short)}`
        : formatDate(first, { month: 'short', year: 'numeric' }),
  ships: (days: number, kind: PeriodKind): string =>
    days === 0 ? '' : kind === 'day' ? 'in port' : counted(days, 'day'),
  ship: 'Ship',
  closed: 'closed',
  noRecord: 'no record',
  all: 'All',
  loading: 'Adding up…',
  notLoaded: 'The numbers could not be added up. Nothing was changed.',
  retry: 'Try again',
  table: 'The same as a table',
  csv: 'CSV',
  csvLabel: (table: string): string => `Save as CSV: ${table}`,
  /** The file name without its extension. */
  csvName: (question: string, kind: PeriodKind, { first, last }: Period): string =>
    `${question === 'lead-time' ? 'days-booked-ahead' : question}-by-${kind}-${first}-to-${last}`,
  /** Headings of the file that the table on the screen does not have. */
  csvColumns: {
    from: 'from',
    ship: 'ship',
    note: 'note',
    starts: ['date', 'start', 'tour', 'language asked for', 'times refused', 'adults'],
  },
  booked: 'Booked before the visit',
  leadTimes: [
    ['Same', 'day'],
    ['1', 'day'],
    ['2–3', 'days'],
    ['4–7', 'days'],
    ['8–14', 'days'],
    ['15–30', 'days'],
    ['31+', 'days'],
  ] as readonly (readonly [string, string])[],
  leadTimeNames: leadTimes.map(({ name }) => name) as readonly string[],
  columns: {
    parties: 'Parties',
    booked: 'Adults booked',
    came: 'Came',
    taken: 'Money taken',
    English: 'English',
    French: 'French',
    web: 'Website',
    operator: 'Operators',
    phone: 'Telephone',
    walkIn: 'Walk-ins',
    noShow: 'No-shows',
    cancelled: 'Adults cancelled',
    cancelledParties: 'Parties cancelled',
    closedParties: 'Of these by a closure',
    frenchRefused: 'French refused',
    frenchAdults: 'Adults',
    englishRefused: 'English refused',
    englishAdults: 'Adults, English',
  },
  units: { adults: 'adults', parties: 'parties', vuv: 'VUV', times: 'refusals' },
  legend: {
    ship: 'ship in port',
    noShip: 'no ship',
    low: 'booked, not recorded as here',
    mark: (unit: number, name: string): string =>
      unit === 1 ? `one mark for each of the ${name}` : `one mark is ${figure(unit)} ${name}`,
  },
  /** The text alternative of the plot. */
  plot: (drawn: {
    readonly name: string;
    readonly time: string;
    readonly unit: string;
    readonly total: number;
    readonly peak: { readonly label: string; readonly value: number } | undefined;
  }): string =>
    `${drawn.name}, ${drawn.time}: ${figure(drawn.total)} ${drawn.unit} in all${
      drawn.peak ? `, most ${drawn.peak.label}, ${figure(drawn.peak.value)}` : ''
    }. The table has the same figures.`,
  sentences: {
    guests: (all: Figures, ofShips: Figures, ships: number) =>
      all.booked === 0
        ? 'No guests are booked in this time.'
        : `${adults(all.booked)} ${were(all.booked)} booked${ships === 0 ? '' : `, ${ofAll(ofShips.booked, all.booked)} on ${shipDays(ships)}`}. ${figure(all.came)} ${were(all.came)} recorded as here.`,
    sums: ({ vatu }: Figures) => {
      const { 'cash-vuv': cash, 'cash-aud': aud } = vatu;
      const taken = cash + aud + vatu.card;
      const unpaid = vatu['operator-account'] + vatu.complimentary;
      if (taken + unpaid === 0) return 'Nothing was paid for visits in this time.';
      return `${figure(taken)} VUV were taken, ${figure(cash)} of them in cash${aud === 0 ? '' : ` and ${figure(aud)} in AUD`}. At the door, ${figure(unpaid)} VUV were put on operators’ accounts or given away.`;
    },
    languages: ({ languages, booked }: Figures) =>
      booked === 0
        ? 'No guests are booked in this time.'
        : `${figure(languages.French)} of ${adults(booked)} ${were(languages.French)} booked in French.`,
    sources: ({ sources, booked }: Figures) =>
      booked === 0
        ? 'No guests are booked in this time.'
        : `The website brought ${figure(sources.web)} of ${adults(booked)}, operators ${figure(sources.operator)} and the telephone ${figure(sources.phone)}; ${figure(sources['walk-in'])} walked in.`,
    'no-shows': (all: Figures) =>
      `${figure(all.noShow)} of ${adults(all.booked)} ${were(all.noShow)} recorded as not coming. ${parties(all.cancelledParties)} cancelled, ${figure(all.closedParties)} of them because we closed.`,
    'lead-time': ({ leadTimes, parties: count }: Figures) =>
      count === 0
        ? 'No guests are booked in this time.'
        : `${figure((leadTimes[0] ?? 0) + (leadTimes[1] ?? 0))} of ${parties(count)} booked on the day of their visit or the day before.`,
    refused: (all: Figures, ofShips: Figures) => {
      const french = (figures: Figures) =>
        figures.refusals.reduce((sum, one) => sum + (one.language === 'French' ? one.times : 0), 0);
      return french(all) === 0
        ? 'French was not refused in this time.'
        : `French was asked for and refused ${times(french(all))}, ${figure(french(ofShips))} of them on ship days.`;
    },
  },
  /** An explanation of the figures, where they need one. */
  hints: {
    guests:
      'Adults of bookings that were not cancelled. Those not recorded as here may have come all the same.',
    sums: 'By the day of the visit, in vatu. The day report of the till (Z) counts by the time of payment. What operators pay for their bookings is in their monthly statements, not here.',
    languages: 'Adults by the language of their visit.',
    sources: 'Adults by how their booking came about.',
    'no-shows': 'Cancellations count on the day that the visit would have been.',
    'lead-time': 'Parties by the days between their booking and their visit.',
    refused:
      'Counted when a guest’s booking on the site was refused because the start ran in the other language, once for each form. Guests who saw it and did not try are not in it.',
  },
  starts: {
    title: 'Where it would have filled',
    first: 'Start',
    asked: 'Asked for',
    times: 'Times',
    adults: 'Adults',
    none: 'No start was refused for its language.',
    more: (count: number): string => `${counted(count, 'more start')} in the CSV.`,
    /** `Thu 10 Dec, 2:00 PM`. */
    start: (date: Period['first'], time: string): string => `${formatDate(date, day)}, ${time}`,
    tours: { 'Tour and Tasting': 'tour', 'Cellar Door Tasting': 'tasting' } as Readonly<
      Record<string, string>
    >,
    csvName: ({ first, last }: Period): string => `starts-refused-${first}-to-${last}`,
  },
} as const;
