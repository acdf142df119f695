import { useState } from 'react';
import { dayCopy, startTimes } from '#app/content/staff/today-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { StartView } from '../view/start-view.ts';
import { isOnLaterDay } from '../view/start-words.ts';
import styles from './over-line.module.css';
import line from './start-line.module.css';
import { StartLine } from './start-line.tsx';

/** The starts before the open hour in one line, with the sum still owed; a press lists them. */
export function OverLine({
  starts,
  now,
  onOpen,
}: {
  starts: readonly StartView[];
  now: Date;
  onOpen: (start: StartView) => void;
}) {
  const [isListed, setIsListed] = useState(false);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const sum = (amountOf: (start: StartView) => number) =>
    starts.reduce((total, start) => total + amountOf(start), 0);
  const amountDue = sum((start) => start.amountDue);
  const owingParties = sum(
    ({ parties }) => parties.filter(({ here, amountDue: vuv }) => here > 0 && vuv > 0).length,
  );
  const booked = sum((start) => start.booked - start.joined);
  const here = sum((start) => start.here - start.joined);
  const haveEnded = starts.every(({ endsAt }) => endsAt <= now);
  const label = (start: StartView) => startTimes.short(start.slot.time);
  return (
    <>
      <button
        type="button"
        className={`${line.line} ${styles.over}`}
        aria-expanded={isListed}
        onClick={() => setIsListed(!isListed)}
      >
        <span>
          <Text as="b" block weight="strong" tone="cream">
            {dayCopy.over(label(first), label(last), starts.length)}
          </Text>
          {isOnLaterDay(first, now)
            ? dayCopy.bookedGuests(booked)
            : haveEnded
              ? dayCopy.overGuests(here, booked)
              : dayCopy.earlierGuests(here, booked)}
        </span>
        <Text as="span" set="right">
          {amountDue > 0 ? (
            <>
              <Text as="b" block weight="strong" tone="owe">
                {dayCopy.overOwing(amountDue)}
              </Text>
              {dayCopy.overParties(owingParties)}
            </>
          ) : (
            haveEnded &&
            booked > 0 &&
            starts.every(({ unpaidGuests }) => unpaidGuests === 0) &&
            dayCopy.overPaid
          )}
        </Text>
      </button>
      {isListed &&
        starts.map((start) => (
          <StartLine key={start.slot.id} start={start} now={now} onOpen={() => onOpen(start)} />
        ))}
    </>
  );
}
