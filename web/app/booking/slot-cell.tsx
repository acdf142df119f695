import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { AvailabilityTone } from '../../../shared/booking/availability.ts';
import { TabularFigures } from '../ui/tabular-figures.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { CapacityMeter } from './capacity-meter.tsx';
import styles from './slot-cell.module.css';

/** An additional note; with a tone it is a warning. */
export interface SlotNote {
  readonly text: string;
  readonly tone?: 'few' | 'no';
}

export interface SlotCellProps {
  /** Time and tour; visible from the cell's position, read out first. */
  name: string;
  /** Link target; without it the slot is unavailable and only says why. */
  to: string | undefined;
  tone: AvailabilityTone | 'unknown';
  /** "Few places left" and so on. */
  label: string;
  /** "4 of 16 left", or why the slot is unavailable. */
  places: string;
  languageLabel: string;
  taken: number;
  /** Whether availability is known. */
  isCounted: boolean;
  capacity: number;
  notes: readonly SlotNote[];
  /** Target of a link from another page. */
  isHighlighted: boolean;
  /** A half-hour tour has a half bar on top. */
  isHalfHour: boolean;
}

/** A slot; the whole cell is the link. */
export function SlotCell(props: SlotCellProps) {
  const { name, to, tone, label, places, languageLabel, taken, isCounted, capacity, notes } = props;
  const { isHalfHour, isHighlighted } = props;
  const content = (
    <>
      <span className={isHalfHour ? `${styles.bar} ${styles.half}` : styles.bar} aria-hidden="true" />
      <VisuallyHidden>{name}. </VisuallyHidden>
      <span className={styles.label}>{label}</span>
      <VisuallyHidden>. </VisuallyHidden>
      <CapacityMeter places={capacity} taken={taken} tone={isCounted ? tone : 'unknown'} />
      <span className={styles.fact}>{places}</span>
      <VisuallyHidden>. </VisuallyHidden>
      <span className={styles.fact}>{languageLabel}</span>
      {notes.map(({ text, tone: noteTone }) => (
        <Fragment key={text}>
          <VisuallyHidden>. </VisuallyHidden>
          <span className={noteTone ? `${styles.warning} ${styles[noteTone]}` : styles.fact}>
            <TabularFigures text={text} />
          </span>
        </Fragment>
      ))}
    </>
  );
  const className = `${styles.slot} ${styles[tone]} ${isHighlighted ? styles.highlighted : ''}`;
  const current = isHighlighted || undefined;
  return to === undefined ? (
    // biome-ignore lint/a11y/useValidAnchor: a disabled link, as ARIA marks it
    <a
      className={`${className} ${styles.closed}`}
      role="link"
      aria-disabled="true"
      aria-current={current}
      tabIndex={isHighlighted ? -1 : undefined}
    >
      {content}
    </a>
  ) : (
    <Link className={className} to={to} aria-current={current}>
      {content}
    </Link>
  );
}
