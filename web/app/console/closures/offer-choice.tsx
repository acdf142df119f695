import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { startTimes } from '#app/content/staff/today-copy.ts';
import { CheckBox } from '#app/ui/form/check-box.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { slotById } from '#shared/booking/slots.ts';
import { dayLabel } from './day-words.ts';
import styles from './record.module.css';
import { type ClosingRun, isSameStart } from './use-closing.ts';

/** The starts that the guests are offered instead; a manager can withhold each. */
export function OfferChoice({ run }: { run: ClosingRun }) {
  const { preview, offers, status } = run;
  if (preview === undefined || preview.notified.length === 0) return null;
  return (
    <Stack as="fieldset" shrinks className={styles.offers} disabled={status !== 'shown'}>
      <Text as="legend" size="name" untracked>
        {copy.notified.offers.title}
      </Text>
      {preview.offers.map((start) => {
        const slot = slotById(start.tourId);
        return (
          slot && (
            <CheckBox
              key={`${start.date} ${start.tourId}`}
              name="offer"
              isOptional
              checked={offers.some((offer) => isSameStart(offer, start))}
              onChange={(isOffered) => run.offer(start, isOffered)}
            >
              {copy.notified.offers.start(
                dayLabel(start.date),
                startTimes.whole(slot.time),
                copy.tour[slot.type],
                start.free,
              )}
            </CheckBox>
          )
        );
      })}
      <Text size="note" tone="quiet">
        {preview.offers.length === 0 ? copy.notified.offers.none : copy.notified.offers.hint}
      </Text>
    </Stack>
  );
}
