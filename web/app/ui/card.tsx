import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  /** Id of the heading that names this record. */
  labelledBy?: string;
  children: ReactNode;
}

/** Label paper: whatever is written down (summary, ticket) is on it. Parts inside take its colours by themselves. */
export const Card = ({ labelledBy, children }: CardProps) => (
  <section className={styles.paper} data-surface="paper" aria-labelledby={labelledBy}>
    {children}
  </section>
);
