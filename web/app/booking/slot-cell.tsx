import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { AvailabilityTone } from '#shared/booking/messages/slot-words.ts';
import { startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import type { Slot } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { tours } from '#shared/booking/tours.ts';
import { slotCopy as copy } from '../content/booking/slot-copy.ts';
import { TabularFigures } from '../ui/tabular-figures.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { CapacityMeter, type CapacityMeterProps } from './capacity-meter.tsx';
import styles from './slot-cell.module.css';

export interface SlotCellProps {
  slot: Slot;
  /** Link target; without it the slot cannot be booked. */
  to: string | undefined;
  tone: AvailabilityTone | 'unknown';
  /** "Few places left" and so on. */
  label: string;
  /** "In English", unless the label says so. */
  language?: string | undefined;
  /** On a ship day: when the guest is back at the wharf, or why the start does not suit. */
  wharf?: { readonly text: string; readonly tone?: 'few' | 'no' } | undefined;
  meter?: Pick<CapacityMeterProps, 'taken' | 'yours' | 'tone'> | undefined;
  /** "4 of 16 left". */
  places?: string | undefined;
  /** Why the slot does not suit the party; shown instead of the verb. */
  reason?: string | undefined;
  /** Target of a link from another page. */
  isHighlighted?: boolean;
}

/** A slot. The whole cell is a link, whose text ends with a verb. */
export function SlotCell(props: SlotCellProps) {
  const { slot, to, tone, label, language, wharf, meter, places, reason, isHighlighted } = props;
  const className = [
    styles.slot,
    styles[tone],
    tours[slot.type].minutes === 30 && styles.half,
    (to === undefined || reason) && styles.unavailable,
    isHighlighted && styles.highlighted,
  ]
    .filter(Boolean)
    .join(' ');
  const start = startLabel(slot.time);
  const details = (
    <Stack as="span" shrinks className={styles.facts}>
      <span>
        <VisuallyHidden>{to === undefined ? start : copy.bookAt(start, reason)}, </VisuallyHidden>
        <Text as="span" size="note" weight="strong" tone="cream" className={styles.type}>
          {tourName(slot.type)}
        </Text>
        <VisuallyHidden>. </VisuallyHidden>
      </span>
      <span className={styles.status}>
        <span className={styles.label}>{label}</span>
        {language && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <span className={styles.language}>{language}</span>
          </>
        )}
      </span>
      {wharf && (
        <span className={wharf.tone ? `${styles.warning} ${styles[wharf.tone]}` : styles.fact}>
          <VisuallyHidden>. </VisuallyHidden>
          <TabularFigures text={wharf.text} />
        </span>
      )}
      {meter && (
        <Grid as="span" gap={10} align="center" breaks="never" above={2} className={styles.room}>
          <CapacityMeter places={capacity} {...meter} />
          {places && (
            <span>
              <VisuallyHidden>. </VisuallyHidden>
              {places}
            </span>
          )}
        </Grid>
      )}
    </Stack>
  );
  return to === undefined ? (
    <div className={className}>
      {details}
      {reason && (
        <Text as="span" tone="cream" breaks="balance" className={styles.reason}>
          <VisuallyHidden>. </VisuallyHidden>
          {reason}
        </Text>
      )}
    </div>
  ) : (
    <SlotLink className={className} to={to} isCurrent={isHighlighted} verb={copy.verb(start)} reason={reason}>
      {details}
    </SlotLink>
  );
}

interface SlotLinkProps {
  className: string;
  to: string;
  isCurrent: boolean | undefined;
  verb: readonly [string, string];
  reason: string | undefined;
  children: ReactNode;
}

/** Responds to a click at once, since the form takes seconds to load on a slow network. */
function SlotLink({ className, to, isCurrent, verb, reason, children }: SlotLinkProps) {
  const [isOpening, setOpening] = useState(false);
  const onClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
    setOpening(!(metaKey || ctrlKey || shiftKey || altKey));
  return (
    <Link
      className={className}
      to={to}
      aria-current={isCurrent || undefined}
      aria-busy={isOpening || undefined}
      onClick={onClick}
    >
      {children}
      {reason && !isOpening ? (
        <Text as="span" tone="cream" breaks="balance" className={styles.reason} aria-hidden="true">
          {reason}
          <u>{copy.anyway}</u>
        </Text>
      ) : (
        <Grid as="span" tone="cane" className={styles.verb} aria-hidden="true">
          {isOpening ? (
            copy.opening
          ) : (
            <>
              <span>{verb[0]}</span> <span>{verb[1]}</span>
            </>
          )}
        </Grid>
      )}
    </Link>
  );
}
