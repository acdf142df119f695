import { startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { slotById } from '#shared/booking/slots.ts';
import { csvOf } from '#shared/values/csv.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import type { PaymentMethod } from '../parties/visit-log.ts';
import { countLines } from './till-count.ts';
import { tillCsvWords as words } from './till-csv-words.ts';
import { byGuest } from './till-exceptions.ts';
import { exceptionWords, tillMethods } from './till-words.ts';
import type { TillLine, ZReport } from './z-report.ts';

/** An X has neither number nor count. */
export type TillReport = Pick<ZReport, 'lines'> &
  Partial<Pick<ZReport, 'exceptions' | 'number' | 'counted' | 'reason' | 'owing'>>;

/**
 * An X or a Z as CSV (RFC 4180) for spreadsheets: a row for each payment and each reversal, then the exceptions
 * (undone, cancelled), the count, and the devices that owe presses. The column `VUV` adds up to the totals of the
 * report.
 *
 * @param nameOf name of a colleague by id
 */
export function tillCsv(report: TillReport, nameOf: (person: string) => string): string {
  const z = report.number ?? words.open;
  const rows = report.lines.map((line) => {
    const at = new Date(line.at * 1000);
    const slot = slotById(line.tourId);
    return [
      line.reverses === undefined ? words.payment : words.reversed,
      z,
      dateOf(at),
      timeLabel(minutesOf(at)),
      line.date,
      slot === undefined ? '' : startLabel(slot.time),
      slot === undefined ? '' : tourName(slot.type),
      nameOf(line.by),
      tillMethods[line.method],
      ...amountCells(line),
      line.vatu,
      line.guests,
      ...(line.change ? [line.change.cents / 100, line.change.vuv] : ['', '']),
      ...['', '', '', line.reason ?? '', ''],
      line.id,
    ];
  });
  return csvOf([
    words.columns,
    ...rows,
    ...exceptionRows(report, z, nameOf),
    ...countRows(report, z),
    ...owingRows(report, z),
  ]);
}

/** Rows of exceptions, with their sums in a separate column, so that `VUV` adds up to the takings. */
const exceptionRows = (
  { exceptions = [] }: TillReport,
  z: string | number,
  nameOf: (person: string) => string,
): readonly (readonly (string | number)[])[] =>
  exceptions.map(({ id, kind, at: seconds, by, date, tourId, method, vatu }) => {
    const at = new Date(seconds * 1000);
    const slot = slotById(tourId);
    return [
      exceptionWords[kind].toLowerCase(),
      z,
      dateOf(at),
      timeLabel(minutesOf(at)),
      date,
      slot === undefined ? '' : startLabel(slot.time),
      slot === undefined ? '' : tourName(slot.type),
      by === byGuest ? '' : nameOf(by),
      method === undefined ? '' : tillMethods[method],
      ...['', '', '', '', '', '', '', '', '', ''],
      vatu,
      id,
    ];
  });

const isAud = (method: PaymentMethod): boolean => method === 'cash-aud';
/** Formats an amount in units of the currency, since spreadsheets do not know cents. */
const toUnits = (method: PaymentMethod, amount: number): number => (isAud(method) ? amount / 100 : amount);
const amountCells = ({ method, amount }: TillLine): readonly (string | number)[] => [
  isAud(method) ? 'AUD' : 'VUV',
  toUnits(method, amount),
];

function countRows(
  { lines, counted, reason }: TillReport,
  z: string | number,
): readonly (readonly (string | number)[])[] {
  if (counted === undefined) return [];
  return countLines(lines, counted).map((line) => [
    ...[words.counted, z, '', '', '', '', '', ''],
    tillMethods[line.method],
    isAud(line.method) ? 'AUD' : 'VUV',
    ...['', '', '', '', ''],
    toUnits(line.method, line.expected),
    toUnits(line.method, line.counted),
    toUnits(line.method, line.difference),
    line.difference === 0 ? '' : (reason ?? ''),
    ...['', ''],
  ]);
}

/** Rows of devices whose presses have not all arrived, with the time of their last contact. */
const owingRows = (
  { owing = [] }: TillReport,
  z: string | number,
): readonly (readonly (string | number)[])[] =>
  owing
    .filter(({ missing }) => missing.length > 0)
    .map(({ name, missing, heardAt }) => {
      const at = new Date(heardAt * 1000);
      return [
        words.owing,
        z,
        dateOf(at),
        timeLabel(minutesOf(at)),
        ...Array<string>(14).fill(''),
        `${name}: ${missing.join(', ')}`,
        ...['', ''],
      ];
    });
