/** Prints rows with the same columns: names left-aligned, numbers right-aligned. */
export function printTable(rows: readonly Record<string, string | number>[]): void {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => String(row[column]).length));
  const line = (cell: (column: string) => string) =>
    columns
      .map((column, at) =>
        at === 0 ? cell(column).padEnd(width(column)) : cell(column).padStart(width(column)),
      )
      .join('  ');
  console.log(line((column) => column));
  for (const row of rows) console.log(line((column) => String(row[column])));
}
