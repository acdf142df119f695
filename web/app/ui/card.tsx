import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  /** Id of the heading that names this record. */
  labelledBy?: string;
  children: ReactNode;
}

/** Label paper for records such as summary and ticket. Components inside take its colours. */
export const Card = ({ labelledBy, children }: CardProps) => (
  <section className={styles.paper} data-surface="paper" aria-labelledby={labelledBy}>
    {children}
  </section>
);
