import type { ReactNode } from 'react';
import { shortDay } from '#app/content/staff/short-day.ts';
import styles from './history.module.css';
import { formatTime } from './moments.ts';

export interface HistoryEntry {
  /** Epoch seconds. */
  readonly at: number;
  readonly text: ReactNode;
  readonly author: string;
}

export interface RecordHistoryProps {
  title: string;
  /** Latest first. */
  entries: readonly HistoryEntry[];
  /** Content before and after the entries. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The history of a record, each entry with its time and author. */
export const RecordHistory = ({ title, entries, before, after }: RecordHistoryProps) => (
  <section className={styles.history} data-surface="paper">
    <h2>{title}</h2>
    {before}
    <ol>
      {entries.map(({ at, text, author }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may happen in one second; they have no state
        <li key={index}>
          <span className={styles.when}>
            {shortDay(at)}
            <small>{formatTime(at)}</small>
          </span>
          <span>
            {text}
            <small>{author}</small>
          </span>
        </li>
      ))}
    </ol>
    {after}
  </section>
);

/** An entry of two parts, the first of them emphasized. */
export const emphasized = ([title, more]: readonly [string, string]): ReactNode => (
  <>
    <b>{title}</b> {more}
  </>
);
