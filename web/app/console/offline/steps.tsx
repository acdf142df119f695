import type { ReactNode } from 'react';
import styles from './offline.module.css';
import { Stressed } from './stressed.tsx';

export interface StepsProps {
  /** Words between asterisks are emphasized. */
  steps: readonly string[];
  /** Elements that replace characters of the text. */
  signs?: Readonly<Record<string, ReactNode>>;
}

/** Numbered steps. */
export const Steps = ({ steps, signs }: StepsProps) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>
        <span>
          <Stressed text={step} {...(signs && { signs })} />
        </span>
      </li>
    ))}
  </ol>
);
