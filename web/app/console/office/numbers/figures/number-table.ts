/** One row of figures: a period, or a bucket of lead times. */
export interface NumberRow {
  readonly key: string;
  /** `Thu 10 Dec`. */
  readonly label: string;
  /** The label in two short lines, below a bar. */
  readonly shortLabel: readonly [string, string];
  /** `in port`, `2 ship days`; absent in tables without ships. */
  readonly ships?: string;
  readonly isShipDay?: boolean;
  /** `closed`, `no record`: shown instead of figures that are all zero. */
  readonly note?: string | undefined;
  readonly cells: readonly number[];
}

/** A plot of one column. The part of each bar that `solidColumn` accounts for is drawn solid. */
export interface Panel {
  readonly column: number;
  readonly solidColumn?: number;
}

/** The figures that answer a question. The table, the plot and the file show them. */
export interface NumberTable {
  /** Heading of the first column. */
  readonly firstHeading: string;
  readonly columns: readonly string[];
  readonly rows: readonly NumberRow[];
  /** Totals of each column. */
  readonly totals: readonly number[];
  readonly panels: readonly Panel[];
  /** The unit of a bar: `adults`. */
  readonly unit: string;
}

/** Adds up the columns. */
export const sumColumns = (rows: readonly NumberRow[], columns: number): readonly number[] =>
  Array.from({ length: columns }, (_, index) =>
    rows.reduce((sum, { cells }) => sum + (cells[index] ?? 0), 0),
  );
