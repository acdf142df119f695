import { startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { FlatTicks } from '../drawing/flat-ticks.tsx';
import { TooLate } from '../ships/too-late.tsx';
import type { StartView } from '../view/start-view.ts';
import { countOf } from '../view/start-words.ts';
import { LanguageName } from './language-name.tsx';
import styles from './start-line.module.css';

/** A start that is not open, in one line; a press opens its hour. */
export function StartLine({ start, now, onOpen }: { start: StartView; now: Date; onOpen: () => void }) {
  const { slot, booked, here, paidGuests } = start;
  const { figure, text, hasUnpaidGuests } = countOf(start, now);
  return (
    <button type="button" className={styles.line} onClick={onOpen}>
      <Text as="span" tone="cream" flex="none" tracking="snug" className={styles.time}>
        {startTimes.short(slot.time)}
      </Text>
      <span className={styles.what}>
        <Text as="b" block weight="strong" tone="cream">
          {tourNames[slot.type]}
        </Text>
        <LanguageName start={start} />
        <TooLate start={start} now={now} />
      </span>
      <Stack as="span" gap={4} className={styles.count}>
        <FlatTicks booked={booked} here={here} paid={paidGuests} width={92} height={18} />
        <Text as="span" {...(hasUnpaidGuests && ({ weight: 'strong', tone: 'owe' } as const))}>
          {figure && (
            <Text as="b" weight="strong" tone="cream">
              {figure}{' '}
            </Text>
          )}
          {text}
        </Text>
      </Stack>
    </button>
  );
}
