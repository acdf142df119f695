import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import type { Figures } from '#shared/numbers/figures.ts';
import type { PeriodFigures, PeriodKind } from '#shared/numbers/periods.ts';
import { weekdayOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { type NumberRow, type NumberTable, type Panel, sumColumns } from './number-table.ts';

/** The columns of the table of a question, from left to right. */
export interface PeriodColumns {
  readonly columns: readonly { readonly name: string; readonly valueFor: (figures: Figures) => number }[];
  readonly panels: readonly Panel[];
  readonly unit: string;
}

/** The table of a question by day, week or month. Sundays without figures are left out. */
export function periodTable(
  { columns, panels, unit }: PeriodColumns,
  kind: PeriodKind,
  periods: readonly PeriodFigures[],
): NumberTable {
  const rows = periods
    .map((period) =>
      rowOf(
        period,
        kind,
        columns.map(({ valueFor }) => valueFor(period.figures)),
      ),
    )
    .filter(({ key, cells }) => kind !== 'day' || !isSunday(key) || cells.some((cell) => cell !== 0));
  return {
    firstHeading: copy.kinds[kind],
    columns: columns.map(({ name }) => name),
    rows,
    totals: sumColumns(rows, columns.length),
    panels,
    unit,
  };
}

const isSunday = (key: string): boolean => weekdayOf(key as PeriodFigures['first']) === 0;

function rowOf(period: PeriodFigures, kind: PeriodKind, cells: readonly number[]): NumberRow {
  const isEmpty = cells.every((cell) => cell === 0);
  return {
    key: period.first,
    label: copy.period(period, kind),
    shortLabel: shortLabels(period, kind),
    ships: copy.ships(period.shipDays, kind),
    isShipDay: kind === 'day' && period.shipDays > 0,
    note: period.isUnknown ? copy.noRecord : period.isClosed && isEmpty ? copy.closed : undefined,
    cells,
  };
}

function shortLabels({ first, last }: PeriodFigures, kind: PeriodKind): readonly [string, string] {
  const part = (date: PeriodFigures['first'], parts: Parameters<typeof formatDate>[1]) =>
    formatDate(date, parts);
  switch (kind) {
    case 'day':
      return [part(first, { weekday: 'short' }), part(first, { day: 'numeric' })];
    case 'week':
      return [
        `${part(first, { day: 'numeric' })}–${part(last, { day: 'numeric' })}`,
        part(last, { month: 'short' }),
      ];
    case 'month':
      return [part(first, { month: 'short' }), part(first, { year: 'numeric' })];
  }
}
