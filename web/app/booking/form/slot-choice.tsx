import { useId } from 'react';
import choice from '#app/ui/form/choice.module.css';
import { Grid, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { durationLabel, startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import type { Slot, TourType } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import styles from './slot-choice.module.css';
import type { SlotOffer } from './slot-offer.ts';

export interface SlotChoiceProps {
  type: TourType;
  /** Accessible name of the group. */
  label: string;
  offers: readonly SlotOffer[];
  chosen: Slot | undefined;
  onChoose: (slot: Slot) => void;
}

/** Slots of a day for one tour type; unavailable ones show the reason. */
export function SlotChoice({ type, label, offers, chosen, onChoose }: SlotChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice} role="radiogroup" aria-label={label}>
      <Text weight="strong" below={12}>
        {tourName(type)}{' '}
        <Text as="span" size="small" tone="quiet">
          {durationLabel(type)}, {formatVuv(tours[type].priceVuv)}
        </Text>
      </Text>
      <Grid gap={12} className={styles.slots}>
        {offers.map(({ slot, message, canBeChosen, ship }) => (
          <Grid key={slot.id} as="label" gapX={16} align="center" pack="start" className={styles.slot}>
            <input
              className={choice.knob}
              type="radio"
              name="slot"
              checked={slot === chosen}
              disabled={!canBeChosen}
              aria-label={startLabel(slot.time)}
              aria-describedby={`${id}-${slot.id}`}
              onChange={() => onChoose(slot)}
            />
            <span className={styles.time}>{startLabel(slot.time)}</span>
            <Text as="span" size="label" tone="quiet" className={styles.message} id={`${id}-${slot.id}`}>
              {message}
              {ship && (
                <>
                  <VisuallyHidden>. </VisuallyHidden>
                  <Text as="span" block weight="strong" tone={ship.tone}>
                    {ship.text}
                  </Text>
                </>
              )}
            </Text>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}
