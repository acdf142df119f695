import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyNote } from '#app/console/page/empty-note.tsx';
import { Text } from '#app/ui/layout/layout.tsx';
import styles from './list-rows.module.css';

export interface ListSectionProps {
  title: string;
  /** Whether the heading is smaller, for records that need no action. */
  isPast?: boolean;
  /** Shown above the rows. */
  notice?: ReactNode;
  rows: readonly ReactNode[];
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Shown below the rows. */
  children?: ReactNode;
}

/** A part of a list of the office. */
export const ListSection = ({ title, isPast, notice, rows, empty, children }: ListSectionProps) => (
  <section>
    <h2 className={isPast ? `${styles.heading} ${styles.past}` : styles.heading}>{title}</h2>
    {notice}
    {rows.length > 0 ? <ul>{rows}</ul> : empty}
    {children}
  </section>
);

/** Shows that there is nothing to do. */
export const NothingToDo = ({
  copy,
}: {
  copy: { readonly nothing: string; readonly nothingHint: string };
}) => <EmptyNote rule="above" title={copy.nothing} hint={copy.nothingHint} />;

export interface ListRowProps {
  to: string;
  isOpen: boolean;
  title: ReactNode;
  state: string;
  tone?: 'quiet' | 'no' | 'few' | 'cane' | undefined;
  detail: ReactNode;
  date: string;
}

/** A record in a list: its name and state, and below them a detail and a date. */
export const ListRow = ({ to, isOpen, title, state, tone = 'quiet', detail, date }: ListRowProps) => (
  <li>
    <Link className={styles.row} to={to} aria-current={isOpen ? 'true' : undefined}>
      <b>{title}</b>
      <Text as="strong" weight="strong" tone={tone} set="right">
        {state}
      </Text>
      <span>{detail}</span>
      <Text as="span" set="right" className={styles.next}>
        {date}
      </Text>
    </Link>
  </li>
);
