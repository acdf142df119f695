import { pricedGuests } from '#app/booking/form/booking-form.ts';
import { DetailsSection } from '#app/booking/form/details-section.tsx';
import { FormSection } from '#app/booking/form/form-section.tsx';
import { GuestsSection } from '#app/booking/form/guests-section.tsx';
import { LanguageSection } from '#app/booking/form/language-section.tsx';
import { ShipAdvice } from '#app/booking/ship-advice.tsx';
import { unbrokenMoment } from '#app/booking/unbroken-time.ts';
import { changeCopy as copy } from '#app/content/booking/change-copy.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { changesIn, toPayLine } from './change-form.ts';
import styles from './change-panel.module.css';
import { Refusal } from './refusal.tsx';
import { type Change, type ChangeCallbacks, useChange } from './use-change.ts';
import { WhenSection } from './when-section.tsx';

export interface ChangePanelProps extends ChangeCallbacks {
  booking: Booking;
  now: Date;
}

export function ChangePanel({ booking, now, ...callbacks }: ChangePanelProps) {
  const change = useChange(booking, now, callbacks);
  const { form, problems, requested } = change;
  const changes = requested && pricedGuests(form) > 0 ? changesIn(booking, requested) : [];
  return (
    <Card labelledBy="change">
      <form {...change.formProps} className={styles.form}>
        <h3 id="change" tabIndex={-1} ref={focusOn}>
          {copy.title}
        </h3>
        <Text tone="quiet" measure="text" className={styles.lead}>
          {copy.lead}
        </Text>
        <WhenSection change={change} now={now} />
        <GuestsSection
          form={form}
          slotCapacity={change.slotCapacity}
          status={change.dayStatus}
          error={problems.guests}
          onChange={(guests) => change.change({ guests })}
        />
        <LanguageSection
          language={change.language}
          onChange={(preferredLanguage) => change.change({ preferredLanguage })}
        >
          <Refusal>{problems.preferredLanguage}</Refusal>
        </LanguageSection>
        <DetailsSection form={form} problems={problems} onChange={change.change} onLeave={change.leave} />
        <Summary booking={booking} change={change} changes={changes} />
        <div className={styles.end}>
          <Refusal>{problems.form}</Refusal>
        </div>
        <div className={changes.length > 0 ? `${styles.bar} ${styles.sticky}` : styles.bar}>
          {changes.length > 0 && form.slot && (
            <Stack as="p" tone="ink" className={styles.sum}>
              <b>{unbrokenMoment({ slot: form.slot, date: form.date })}</b>
              <ShipAdvice brief chosen={{ slot: form.slot, date: form.date }} />
            </Stack>
          )}
          <SubmitButton busy={change.status === 'sending' ? copy.saving : undefined}>
            {copy.save}
          </SubmitButton>
        </div>
        <div className={styles.end}>
          <Button kind="secondary" onClick={change.discard}>
            {copy.keep}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface SummaryProps {
  booking: Booking;
  change: Change;
  changes: readonly string[];
}

/** Changes in words, and the amount due. */
function Summary({ booking, change: { requested, form }, changes }: SummaryProps) {
  return (
    <FormSection title={copy.summary}>
      <Text as="div" breaks="anywhere" className={styles.summary} aria-live="polite">
        {form.slot && <ShipAdvice chosen={{ slot: form.slot, date: form.date }} />}
        {requested === undefined && <p>{copy.chooseTime}</p>}
        {requested && changes.length === 0 && <p>{copy.nothingYet}</p>}
        {changes.length > 0 && (
          <>
            <ul>
              {changes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {requested && (
              <Text size="h3" above={16}>
                {toPayLine(booking, requested)}
              </Text>
            )}
          </>
        )}
      </Text>
    </FormSection>
  );
}
