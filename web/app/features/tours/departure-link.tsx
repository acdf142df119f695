import { Link, useSearchParams } from 'react-router-dom';
import { TabularFigures } from '#app/ui/tabular-figures.tsx';
import type { DayHint } from './day-hint.ts';
import styles from './departure-link.module.css';
import { withDeparture } from './tours-search.ts';

/** Link that highlights a start on a later day. */
export function DepartureLink({ text, departure }: DayHint) {
  const [params] = useSearchParams();
  return (
    <Link className={styles.next} to={`?${withDeparture(params, departure)}`}>
      <span>
        <TabularFigures text={text} />
      </span>
      <svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true">
        <path d="M1 6h18M14 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </Link>
  );
}
