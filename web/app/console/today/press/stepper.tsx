import type { ReactNode } from 'react';
import { Cluster, Grid } from '#app/ui/layout/layout.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  value: number;
  min: number;
  max: number;
  label: string;
  fewer: string;
  more: string;
  children?: ReactNode;
  onChange: (value: number) => void;
}

/** A number between two large buttons. */
export function Stepper({ value, min, max, label, fewer, more, children, onChange }: StepperProps) {
  const step = (to: number) => () => {
    if (to >= min && to <= max) onChange(to);
  };
  return (
    <fieldset aria-label={label}>
      <Grid className={styles.stepper}>
        <button
          type="button"
          aria-label={fewer}
          aria-disabled={value <= min || undefined}
          onClick={step(value - 1)}
        >
          −
        </button>
        <Cluster
          as="output"
          gap={8}
          nowrap
          align="center"
          justify="center"
          className={styles.value}
          aria-live="polite"
        >
          <b>{value}</b> {children}
        </Cluster>
        <button
          type="button"
          aria-label={more}
          aria-disabled={value >= max || undefined}
          onClick={step(value + 1)}
        >
          +
        </button>
      </Grid>
    </fieldset>
  );
}
