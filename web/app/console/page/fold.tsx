import type { ComponentPropsWithRef } from 'react';
import styles from './fold.module.css';

export interface FoldProps extends Omit<ComponentPropsWithRef<'details'>, 'summary'> {
  summary: string;
}

/** Hides rarely needed content behind a summary. */
export const Fold = ({ summary, children, ...props }: FoldProps) => (
  <details {...props}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
);
