import type { ReactNode } from 'react';
import { Text } from '#app/ui/layout/layout.tsx';
import styles from './till-paper.module.css';

export interface SumTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly SumRow[];
  /** Separated by a line. */
  last?: SumRow;
}

export interface SumRow {
  readonly name: ReactNode;
  readonly figures: readonly string[];
}

/** A table of names and figures on paper. */
export const SumTable = ({ title, columns, rows, last }: SumTableProps) => (
  <Text as="table" size="note" figures="tabular" fill className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, figures }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two colleagues may have one name; rows have no state
        <Row key={index} name={name} figures={figures} />
      ))}
    </tbody>
    {last && (
      <tfoot>
        <Row {...last} />
      </tfoot>
    )}
  </Text>
);

const Row = ({ name, figures }: SumRow) => (
  <tr>
    <th scope="row">{name}</th>
    {figures.map((figure, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each column
      <td key={index}>{figure}</td>
    ))}
  </tr>
);
