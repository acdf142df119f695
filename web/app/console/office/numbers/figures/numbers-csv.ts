import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import { startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { csvOf } from '#shared/values/csv.ts';
import type { NumberTable } from './number-table.ts';
import type { RefusedStart } from './refused-starts.ts';

const fileOf = (name: string, lines: Parameters<typeof csvOf>[0]) => ({
  name: `${name}.csv`,
  url: `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(lines))}`,
});

/** The table as a file to save. @param name without its extension */
export function csvFile(
  name: string,
  { firstHeading, columns, rows }: NumberTable,
): { name: string; url: string } {
  const hasShips = rows.some(({ ships }) => ships !== undefined);
  return fileOf(name, [
    [
      copy.csvColumns.from,
      firstHeading,
      ...(hasShips ? [copy.csvColumns.ship, copy.csvColumns.note] : []),
      ...columns,
    ],
    ...rows.map(({ key, label, ships, note, cells }) => [
      key,
      label,
      ...(hasShips ? [ships ?? '', note ?? ''] : []),
      ...cells,
    ]),
  ]);
}

/** All starts that were refused for their language, as a file. */
export const startsCsvFile = (name: string, starts: readonly RefusedStart[]): { name: string; url: string } =>
  fileOf(name, [
    copy.csvColumns.starts,
    ...starts.map(({ date, time, tourType, language, times, guests }) => [
      ...[date, startLabel(time), tourName(tourType), copy.columns[language]],
      ...[times, guests],
    ]),
  ]);
