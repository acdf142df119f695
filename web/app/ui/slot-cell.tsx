import { Link } from 'react-router-dom';
import type { AvailabilityTone } from '../../../shared/booking/availability.ts';
import { RoomTicks } from './room-ticks.tsx';
import styles from './slot-cell.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SlotCellProps {
  /** What the cell's place shows to the eye: time and tour. Read out first. */
  name: string;
  /** Where choosing it leads; without it the slot cannot be had and only says why. */
  to: string | undefined;
  tone: AvailabilityTone | 'unknown';
  /** "Few places left" and so on. */
  label: string;
  /** "4 of 16 left", or why the slot cannot be had. */
  places: string;
  languageLabel: string;
  taken: number;
  /** Somebody knows how many are taken. */
  isCounted: boolean;
  capacity: number;
  /** The tour lasts half an hour: so does the bar on top. */
  isHalfHour: boolean;
}

/** One start of one tour. The whole cell is the link. */
export function SlotCell(props: SlotCellProps) {
  const { name, to, tone, label, places, languageLabel, taken, isCounted, capacity, isHalfHour } = props;
  const content = (
    <>
      <span className={isHalfHour ? `${styles.bar} ${styles.half}` : styles.bar} aria-hidden="true" />
      <VisuallyHidden>{name}. </VisuallyHidden>
      <span className={styles.label}>{label}</span>
      <VisuallyHidden>. </VisuallyHidden>
      <RoomTicks places={capacity} taken={taken} tone={isCounted ? tone : 'unknown'} />
      <span className={styles.fact}>{places}</span>
      <VisuallyHidden>. </VisuallyHidden>
      <span className={styles.fact}>{languageLabel}</span>
    </>
  );
  const className = `${styles.slot} ${styles[tone]}`;
  return to === undefined ? (
    // biome-ignore lint/a11y/useValidAnchor: a link that cannot be followed, as ARIA marks it
    <a className={`${className} ${styles.closed}`} role="link" aria-disabled="true">
      {content}
    </a>
  ) : (
    <Link className={className} to={to}>
      {content}
    </Link>
  );
}
