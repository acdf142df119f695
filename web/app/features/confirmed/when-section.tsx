import { useId, useState } from 'react';
import { DayChoice } from '#app/booking/calendar/day-choice.tsx';
import { FormSection } from '#app/booking/form/form-section.tsx';
import { SlotChoice } from '#app/booking/form/slot-choice.tsx';
import { unbrokenStart } from '#app/booking/unbroken-time.ts';
import { changeCopy as copy } from '#app/content/booking/change-copy.ts';
import { toursCopy } from '#app/content/booking/tours-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { tourName } from '#shared/booking/messages/slot-words.ts';
import { tourTypes } from '#shared/booking/slots.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { Refusal } from './refusal.tsx';
import type { Change } from './use-change.ts';
import styles from './when-section.module.css';

export interface WhenSectionProps {
  change: Change;
  now: Date;
}

/** Day and time in words, and a button that opens calendar and slots. */
export function WhenSection({ change, now }: WhenSectionProps) {
  const { form, problems } = change;
  const [isOpen, setOpen] = useState(false);
  const pickerId = useId();
  return (
    <FormSection title={copy.when}>
      <Text weight="strong" below={16}>
        {copy.at(
          formatDate(form.date),
          form.slot ? `${unbrokenStart(form.slot.time)}, ${tourName(form.slot.type)}` : copy.noTimeYet,
        )}
      </Text>
      <Button
        kind="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? pickerId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.otherWhen}
      </Button>
      {isOpen && (
        <Stack id={pickerId} gap={32} above={32}>
          <div className={styles.days}>
            <DayChoice date={form.date} now={now} calendar={change.calendar} onChoose={change.chooseDay} />
          </div>
          <div aria-busy={change.dayStatus === 'loading'}>
            <Text size="small" tone="quiet" below={16}>
              {toursCopy.timesNote}
            </Text>
            <div role="status">
              {change.dayStatus === 'loading' && <p>{copy.counting}</p>}
              {change.dayStatus === 'failed' && <Notice kind="warning">{toursCopy.couldNotCheck}</Notice>}
            </div>
            {change.dayStatus !== 'loading' &&
              tourTypes.map((type) => (
                <SlotChoice
                  key={type}
                  type={type}
                  label={copy.times(
                    tourName(type),
                    formatDate(form.date, { weekday: 'long', day: 'numeric', month: 'long' }),
                  )}
                  offers={change.offers.filter(({ slot }) => slot.type === type)}
                  chosen={form.slot}
                  onChoose={change.chooseSlot}
                />
              ))}
          </div>
        </Stack>
      )}
      <Refusal>{problems.when}</Refusal>
    </FormSection>
  );
}
