import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './steps.module.css';

export interface Step {
  readonly label: string;
  /** Where a done step can be changed. */
  readonly to?: string;
}

export interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** Index of the present step; those before it are done. None is present when there is nothing to book. */
  current: number | undefined;
  doneLabel: string;
}

/** Progress as a gauge: done steps copper, the present one cane. */
export function Steps({ label, steps, current = -1, doneLabel }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={index < current ? styles.done : index === current ? styles.current : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {index < current && step.to !== undefined ? <Link to={step.to}>{step.label}</Link> : step.label}
            {index < current && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
