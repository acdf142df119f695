import { Link, useSearchParams } from 'react-router-dom';
import type { AlternativeSlot } from '../../booking/alternative-slot.ts';
import { TabularFigures } from '../../ui/tabular-figures.tsx';
import styles from './departure-link.module.css';
import { withDeparture } from './tours-search.ts';

/** Link to the day of an alternative slot, with the slot highlighted. */
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
