import type { ReactNode } from 'react';
import { barCopy, startCopy, startTimes, tourNames, wholeTourNames } from '#app/content/staff/today-copy.ts';
import { Cluster, Heading, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { formatFigure } from '#shared/values/written-amount.ts';
import { TooLate } from '../ships/too-late.tsx';
import type { StartView } from '../view/start-view.ts';
import { isOnLaterDay, punctualityOf } from '../view/start-words.ts';
import { LanguageName } from './language-name.tsx';
import styles from './start-head.module.css';

/** Id of the heading of a start. */
export const headingOf = ({ slot }: Pick<StartView, 'slot'>): string => `start-${slot.id}`;

/** The head of the open start: its time, and how many guests are here, large enough to read at arm's length. */
export function StartHead({ start, now, isWide }: { start: StartView; now: Date; isWide: boolean }) {
  const { slot, here, booked, joined, keptArrivals, amountDue, closed } = start;
  const punctuality = punctualityOf(start, now);
  const isFuture = isOnLaterDay(start, now);
  return (
    <Cluster as="header" gap={4} gapX={16} align="end" justify="between" rule="above" className={styles.head}>
      <Text as="div" size="note" tone="quiet" flex={1} className={styles.what}>
        <Heading tone="cream" breaks="never" className={styles.when} id={headingOf(start)} tabIndex={-1}>
          {startTimes.whole(slot.time)}
          <VisuallyHidden> {tourNames[slot.type]}</VisuallyHidden>
        </Heading>
        <p>
          <Text as="strong" weight="strong" tone="cream">
            {(isWide ? wholeTourNames : tourNames)[slot.type]}
          </Text>
          , <LanguageName start={start} isInLine />
          <TooLate start={start} now={now} />
          {closed && <Mark isLate>, {startCopy.closed.toLowerCase()}</Mark>}
          {punctuality && (
            <>
              , <Mark isLate={punctuality.isLate}>{punctuality.text}</Mark>
            </>
          )}
        </p>
      </Text>
      <p className={styles.big}>
        <b>{isFuture ? booked : here}</b>
        <span>
          <em>{isFuture ? startCopy.guests(booked) : startCopy.of(booked)}</em>
          {isFuture
            ? barCopy.booked(booked)
            : keptArrivals > 0
              ? startCopy.kept(keptArrivals)
              : joined > 0
                ? startCopy.joined(joined)
                : startCopy.here}
        </span>
      </p>
      {isWide && amountDue > 0 && (
        <p className={`${styles.big} ${styles.owes}`}>
          <b>{formatFigure(amountDue)}</b>
          <span>
            <em>VUV</em>
            {startCopy.toPay}
          </span>
        </p>
      )}
    </Cluster>
  );
}

const Mark = ({ isLate, children }: { isLate: boolean; children: ReactNode }) => (
  <Text as="span" weight="strong" breaks="never" tone={isLate ? 'few' : 'cane'}>
    {children}
  </Text>
);
