import type { TourType } from '#shared/booking/slots.ts';
import { retentionYears } from '#shared/limits/retention.ts';
import type { Imbalance } from '#shared/staff/till/till-balance.ts';
import type { CountedMethod, CountLine } from '#shared/staff/till/till-count.ts';
import { formatAmount, tillMethods } from '#shared/staff/till/till-words.ts';
import { counted } from '#shared/values/counted.ts';
import { formatSigned } from '#shared/values/signed-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

/** Payment methods inside a sentence. */
const methods: Readonly<Record<CountedMethod, string>> = {
  'cash-vuv': 'the cash',
  'cash-aud': 'the AUD cash',
  card: 'the card total',
};

/** `2 payments, 1 reversal`. A reversal may be of a payment in an earlier report. */
const tally = (payments: number, reversals: number): string =>
  [counted(payments, 'payment'), ...(reversals > 0 ? [counted(reversals, 'reversal')] : [])].join(', ');

/** The page that closes the till. */
export const tillCopy = {
  title: 'Cash-up',
  lead: 'What was taken since the till was last closed, against what you count without the float. Closing the day makes a day report (Z). Nobody can change it afterwards.',
  managersOnly: 'Only managers cash up. Ask one of them when the day is over.',
  loading: 'Adding up the till…',
  notLoaded: 'The till could not be read.',
  old: 'These sums may be out of date.',
  retry: 'Try again',
  former: 'a former colleague',
  empty: (number: number) =>
    number === 1
      ? 'Nothing has been paid yet.'
      : `Nothing has been paid since the day report Z ${number - 1}.`,
  emptyHint: 'What is paid or reversed from now on shows here, and can then be closed.',

  imbalance: 'The till does not add up. Count with a second person, tell the owner, and close it as usual.',
  imbalanceOf: ({ method, recorded, inTill }: Imbalance) =>
    `${tillMethods[method]}: the parties paid ${formatAmount(method, recorded.amount)}, the till has ${formatAmount(method, inTill.amount)}.`,

  count: 'Count',
  expected: 'Expected',
  onceCounted: 'once it is counted',
  counted: 'Counted',
  countedOf: 'Counted, ',
  difference: 'Difference',
  none: 'none',
  notCounted: 'not counted',
  missing: {
    'cash-vuv': 'Count it, in whole vatu.',
    'cash-aud': 'Count it, such as 55 or 55.50.',
    card: 'Add up the slips, in whole vatu.',
  } satisfies Record<CountedMethod, string>,
  why: (lines: readonly CountLine[]) => {
    const [line, other] = lines.filter(({ difference }) => difference !== 0);
    if (line === undefined || other !== undefined) return 'Why do these sums differ?';
    const sum = formatAmount(line.method, Math.abs(line.difference));
    return `Why is ${methods[line.method]} ${sum} ${line.difference < 0 ? 'short' : 'over'}?`;
  },
  whyHint: `Kept with the day report for ${inWords(retentionYears.till)} years: no names of guests.`,
  noReason: 'Please say why.',
  /** @param devices their names */
  owing: (devices: readonly string[]) =>
    devices.length === 1
      ? `${devices.join()} still owes presses. Open the console on it before you close: what arrives later falls into a later report.`
      : `${devices.join(', ')} still owe presses. Open the console on them before you close: what arrives later falls into a later report.`,
  countFirst: 'Count first. The sums so far appear here once all three are counted.',
  show: 'Show the interim report (X)',
  print: 'Print the interim report (X)',
  close: (number: number) => `Close the day (Z ${number})`,
  /** @param vuv the sum taken, once every method is counted */
  closeNote: (payments: number, reversals: number, vuv: number | undefined) =>
    `${tally(payments, reversals)}${vuv === undefined ? '' : `, ${formatSigned(vuv)} VUV taken`}. Asks for your passkey; no one can change it afterwards.`,
  closing: 'Closing…',
  /** Start of the sentence that asks for the passkey. */
  stepUp: 'Closing the day needs',
  /** Refusals about a changed till already say that nothing was closed. */
  refused: (reason: string, kind?: string) =>
    kind === 'till-changed' ? reason : `Nothing was closed. ${reason}`,
  lost: 'No answer came, so it may have been closed. Press again: it counts once.',

  zs: 'Closed before',
  noZs: 'No day has been closed yet.',
  zTitle: (number: number) => `Day report (Z ${number})`,
  differs: 'differs',
  earlier: (number: number) => `The one before (Z ${number})`,
  toTill: 'Back to cash-up',
  closed: (number: number) =>
    `The day is closed: day report Z ${number}. What is paid from now on belongs to day report Z ${number + 1}.`,
  csv: 'Save as CSV',
  csvName: (number: number | undefined, date: string) =>
    number === undefined ? `interim-report-${date}.csv` : `day-report-z${number}.csv`,
  printZ: 'Print',
} as const;

/** Texts of the printed reports. */
export const paperCopy = {
  x: 'Interim report (X)',
  z: (number: number) => `Day report (Z ${number})`,
  zOf: (day: string) => `Cash-up, ${day}`,
  taken: (guests: number) =>
    guests > 0 ? `VUV taken; ${counted(guests, 'guest')} paid or complimentary` : 'VUV taken',
  byMethod: 'By method',
  apartFrom: 'Without money',
  byPerson: 'By person',
  guests: 'guests',
  vuv: 'VUV',
  apartColumn: 'without money',
  tours: { 'Tour and Tasting': 'Tours', 'Cellar Door Tasting': 'Tastings' } satisfies Record<
    TourType,
    string
  >,
  all: 'All',
  outsideTakings: 'Not in the takings',
  times: 'times',
  guestsThemselves: 'guests themselves',
  why: (time: string, name: string, what: string, reason: string) => `${time}, ${name}, ${what}: ${reason}`,
  counted: 'Counted',
  reason: (reason: string) => `Reason: ${reason}`,
  owing: 'Devices that owe presses',
  /** After the name of the device. */
  missing: (numbers: string, count: number) =>
    count === 1 ? `1 press (${numbers}) has not arrived.` : `${count} presses (${numbers}) have not arrived.`,
  broken: (numbers: string) => `number ${numbers} does not follow the one before it.`,
  lost: (numbers: string) => `Lost: ${numbers}.`,
  heard: (moment: string) => `Last heard ${moment}.`,
  sums: (payments: number, reversals: number) => `${tally(payments, reversals)}.`,
  closedBy: (time: string, name: string) => `Closed ${time} by ${name}.`,
  after: (number: number) => `Payments after this belong to day report Z ${number + 1}.`,
  asOf: (time: string) => `As of ${time}:`,
  signatures: ['Counted by', 'Checked by'],
} as const;
