import { Link } from 'react-router-dom';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { stepsCopy as copy } from '../content/booking/steps-copy.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './steps.module.css';

export interface StepsProps {
  /** Index of the current step; those before it are done. Undefined when there is nothing to book. */
  current: number | undefined;
  /** Link to change the first step, once it is done. */
  changeAt?: string;
}

/** The steps of booking, as a gauge: done steps copper, the current one cane. */
export function Steps({ current = -1, changeAt }: StepsProps) {
  return (
    <nav aria-label={copy.label}>
      <Cluster as="ol" className={styles.steps}>
        {copy.steps.map((step, index) => (
          <li
            key={step}
            className={index < current ? styles.done : index === current ? styles.current : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {index === 0 && current > 0 && changeAt ? <Link to={changeAt}>{step}</Link> : step}
            {index < current && <VisuallyHidden>, {copy.done}</VisuallyHidden>}
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
