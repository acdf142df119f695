import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { startTimes as times } from '#app/content/staff/today-copy.ts';
import choice from '#app/ui/form/choice.module.css';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import { type Slot, startTimes, timetableOf } from '#shared/booking/slots.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import { capacity } from '#shared/booking/terms.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import styles from './start-choice.module.css';

type BookedStart = Omit<Start, 'parties'>;

export interface StartChoiceProps {
  date: CalendarDate;
  now: Date;
  /** Starts with guests; undefined until loaded. */
  starts: readonly BookedStart[] | undefined;
  hasFailed: boolean;
  chosen: readonly number[];
  onChoose: (tourIds: readonly number[]) => void;
  /** Id of the error shown when none is chosen. */
  errorId?: string | undefined;
}

/** The starts of a day, one hour to a row, each with its guests. */
export function StartChoice({ date, now, starts, hasFailed, chosen, onChoose, errorId }: StartChoiceProps) {
  const timetable = timetableOf(date);
  return (
    <Stack as="fieldset" rule="below" shrinks className="container" aria-label={copy.starts}>
      {startTimes
        .filter((time) => timetable.some((slot) => slot.time === time))
        .map((time) => (
          <Grid key={time} rule="above" className={styles.hour}>
            <Text as="span" tracking="snug" className={styles.time} aria-hidden="true">
              {times.hour(time)}
            </Text>
            {timetable
              .filter((slot) => slot.time === time)
              .map((slot) => (
                <StartBox
                  key={slot.id}
                  slot={slot}
                  start={starts?.find(({ tourId }) => tourId === slot.id)}
                  isKnown={starts !== undefined}
                  hasStarted={startOf(date, time) <= now}
                  isChosen={chosen.includes(slot.id)}
                  errorId={errorId}
                  onToggle={() =>
                    onChoose(
                      chosen.includes(slot.id)
                        ? chosen.filter((id) => id !== slot.id)
                        : [...chosen, slot.id].toSorted((a, b) => a - b),
                    )
                  }
                />
              ))}
          </Grid>
        ))}
      <Text size="fact" tone="quiet" className={styles.state} role="status">
        {starts === undefined && (hasFailed ? copy.noStarts : copy.loadingStarts)}
      </Text>
    </Stack>
  );
}

interface StartBoxProps {
  slot: Slot;
  start: BookedStart | undefined;
  /** Whether the guests of the day are loaded. */
  isKnown: boolean;
  hasStarted: boolean;
  isChosen: boolean;
  errorId: string | undefined;
  onToggle: () => void;
}

function StartBox({ slot, start, isKnown, hasStarted, isChosen, errorId, onToggle }: StartBoxProps) {
  const isClosed = start?.closed !== undefined;
  const guests = start?.guests ?? 0;
  return (
    <Stack as="label" gap={2} className={styles.box}>
      <input
        className={choice.cover}
        type="checkbox"
        name="start"
        value={slot.id}
        checked={isChosen}
        disabled={hasStarted}
        aria-label={`${times.whole(slot.time)} ${copy.tour[slot.type]}`}
        aria-invalid={errorId && !hasStarted ? true : undefined}
        aria-describedby={[errorId, `start-${slot.id}-guests`].filter(Boolean).join(' ')}
        onChange={onToggle}
      />
      <span className={styles.name}>{copy.tour[slot.type]}</span>
      <Text id={`start-${slot.id}-guests`} as="span" tone="quiet" className={styles.guests}>
        {hasStarted
          ? copy.hasStarted
          : isKnown && [copy.guests(guests), isClosed && copy.isClosed].filter(Boolean).join(', ')}
      </Text>
      <Ticks guests={guests} />
    </Stack>
  );
}

const step = 5;

/** One tick for each place, at full height where booked. The number is written below. */
const Ticks = ({ guests }: { guests: number }) => (
  <svg
    className={styles.ticks}
    width={capacity * step}
    height="10"
    viewBox={`0 0 ${capacity * step} 10`}
    aria-hidden="true"
  >
    {Array.from({ length: capacity }, (_, place) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
        key={place}
        fill={place < guests ? 'var(--booked)' : 'var(--line-2)'}
        x={place * step}
        y={place < guests ? 0 : 8}
        width="3"
        height={place < guests ? 10 : 2}
      />
    ))}
  </svg>
);
