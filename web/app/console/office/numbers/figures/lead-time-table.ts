import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import { leadTimes } from '#shared/numbers/lead-time.ts';
import { type NumberTable, sumColumns } from './number-table.ts';

/** Parties by the time between booking and visit. @param parties number of parties for each lead time */
export function leadTimeTable(parties: readonly number[]): NumberTable {
  const rows = leadTimes.map(({ from }, index) => ({
    key: String(from),
    label: copy.leadTimeNames[index] ?? '',
    shortLabel: copy.leadTimes[index] ?? ['', ''],
    cells: [parties[index] ?? 0],
  }));
  return {
    firstHeading: copy.booked,
    columns: [copy.columns.parties],
    rows,
    totals: sumColumns(rows, 1),
    panels: [{ column: 0 }],
    unit: copy.units.parties,
  };
}
