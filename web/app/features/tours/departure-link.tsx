import { Link, useSearchParams } from 'react-router-dom';
import type { AlternativeSlot } from '../../booking/alternative-slot.ts';
import { TabularFigures } from '../../ui/tabular-figures.tsx';
import styles from './departure-link.module.css';
import { withDeparture } from './tours-search.ts';

/** What is next, as the link that leads there: to its day, with the start pointed out. */
export function DepartureLink({ text, departure }: Pick<AlternativeSlot, 'text' | 'departure'>) {
  const [params] = useSearchParams();
  return (
    <Link className={styles.next} to={`?${withDeparture(params, departure)}`}>
      <span>
        <TabularFigures text={text} />
      </span>
    </Link>
  );
}
