import { csvOf } from '#shared/values/csv.ts';
import type { NumberTable } from './number-table.ts';
import type { RefusedStart } from './refused-starts.ts';

const fileOf = (name: string, lines: Parameters<typeof csvOf>[0]) => ({
  name: `${name}.csv`,
  url: `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(lines))}`,
});

/** The table as a file to save. @param name without its extension */
export function csvFile(name: string, { first, columns, rows }: NumberTable): { name: string; url: string } {
  const hasShips = rows.some(({ ships }) => ships !== undefined);
  return fileOf(name, [
    ['from', first, ...(hasShips ? ['ship', 'note'] : []), ...columns],
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
    ['date', 'start', 'tour', 'language asked for', 'times refused', 'adults'],
    ...starts.map(({ date, time, tourType, language, times, guests }) => [
      ...[date, time, tourType, language],
      ...[times, guests],
    ]),
  ]);
