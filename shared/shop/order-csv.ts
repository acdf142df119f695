import { csvOf } from '../values/csv.ts';
import { dateOf, minutesOf } from '../values/port-vila-time.ts';
import { timeLabel } from '../values/written-time.ts';
import type { LedgerLine } from './order-books.ts';
import { orderCsvWords as words } from './order-csv-words.ts';
import { products } from './products.ts';

/**
 * The books of a month as CSV (RFC 4180) for spreadsheets. The column `total (yen)` adds up to the movements at Stripe,
 * without its fees.
 */
export function orderCsv(lines: readonly LedgerLine[]): string {
  const rows = lines.map((line) => {
    const at = new Date(line.at * 1000);
    return [
      dateOf(at),
      timeLabel(minutesOf(at)),
      words.kinds[line.kind],
      line.reference,
      ...products.map(({ id }) => line.bottles[id] ?? ''),
      line.goodsYen,
      line.shippingYen,
      line.yen,
      line.payment ?? '',
      line.dispute ?? '',
    ];
  });
  return csvOf([
    [...words.before, ...products.map(({ name }) => words.bottlesOf(name.en)), ...words.after],
    ...rows,
  ]);
}
