import type { ReactNode } from 'react';
import { Text } from './layout/layout.tsx';
import styles from './table.module.css';

export interface TableProps {
  /** The first one heads the names. */
  columns: readonly string[];
  rows: readonly TableRow[];
  /** Row of totals at the foot. */
  last?: TableRow | undefined;
  /** Whether it is smaller and denser, as in print. */
  dense?: boolean;
}

export interface TableRow {
  readonly name: ReactNode;
  readonly figures: readonly ReactNode[];
}

/** Names on the left, their figures on the right. */
export const Table = ({ columns, rows, last, dense }: TableProps) => (
  <Text
    as="table"
    size={dense ? 'note' : 'entry'}
    fill
    className={dense ? `${styles.table} ${styles.dense}` : styles.table}
  >
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two colleagues may have the same name; rows have no state
        <Row key={index} {...row} />
      ))}
    </tbody>
    {last && (
      <tfoot>
        <Row {...last} />
      </tfoot>
    )}
  </Text>
);

const Row = ({ name, figures }: TableRow) => (
  <tr>
    <th scope="row">{name}</th>
    {figures.map((figure, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each column
      <td key={index}>{figure}</td>
    ))}
  </tr>
);
