import { useEffect } from 'react';
import type { FoundBooking as Booking } from '../../api/find-booking.ts';
import { pricedGuests } from '../../booking/form/booking-form.ts';
import { DetailsSection, useFieldRefs } from '../../booking/form/details-section.tsx';
import { FormSection } from '../../booking/form/form-section.tsx';
import { GuestsSection } from '../../booking/form/guests-section.tsx';
import { changeCopy as copy } from '../../content/booking/change-copy.ts';
import { confirmCopy } from '../../content/booking/confirm-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { changesIn, toPayLine } from './change-form.ts';
import styles from './change-panel.module.css';
import { Refusal } from './refusal.tsx';
import { type Change, type ChangeEnds, useChange } from './use-change.ts';
import { WhenSection } from './when-section.tsx';

export interface ChangePanelProps extends ChangeEnds {
  booking: Booking;
  now: Date;
}

/** The booking as a form on paper: what it is now, and what it shall be. */
export function ChangePanel({ booking, now, ...ends }: ChangePanelProps) {
  const change = useChange(booking, now, ends);
  const { form, problems, refused } = change;
  const refs = useFieldRefs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a refusal, not the inputs
  useEffect(() => {
    if (refused && refused.part in refs) refs[refused.part as keyof typeof refs].current?.focus();
  }, [refused]);
  return (
    <Card labelledBy="change">
      <form
        className={styles.form}
        noValidate
        aria-busy={change.isSending}
        onSubmit={(event) => {
          event.preventDefault();
          change.save();
        }}
      >
        <h3 id="change" className={styles.title} tabIndex={-1} ref={focusOn}>
          {copy.title}
        </h3>
        <p className={styles.lead}>{copy.lead}</p>
        <WhenSection change={change} now={now} />
        <GuestsSection
          form={form}
          room={change.room}
          check={change.check}
          error={problems.guests}
          onChange={(guests) => change.change({ guests })}
          fieldRef={refs.guests}
        />
        <FormSection title={confirmCopy.language}>
          <RadioGroup
            label={confirmCopy.languageLabel}
            name="preferredLanguage"
            options={change.language.options}
            value={change.language.value}
            note={change.language.note ?? confirmCopy.languageFree}
            onChange={(preferredLanguage) => change.change({ preferredLanguage })}
          />
          <Refusal>{problems.preferredLanguage}</Refusal>
        </FormSection>
        <DetailsSection
          form={form}
          problems={problems}
          onChange={change.change}
          onLeave={change.leave}
          refs={refs}
        />
        <Summary booking={booking} change={change} />
        <div className={styles.end}>
          <Refusal>{problems.whole}</Refusal>
          <div className={styles.buttons}>
            <Button
              type="submit"
              // Leaving a field by this press would show its problem, move the button, and the press would miss it.
              onMouseDown={(event) => event.preventDefault()}
              busy={change.isSending ? copy.saving : undefined}
            >
              {copy.save}
            </Button>
            <Button kind="secondary" onClick={change.keep}>
              {copy.keep}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}

/** Old and new in words, and what there is to pay. */
function Summary({ booking, change: { wanted, form } }: { booking: Booking; change: Change }) {
  const changes = wanted && pricedGuests(form) > 0 ? changesIn(booking, wanted) : [];
  return (
    <FormSection title={copy.summary}>
      <div className={styles.summary} aria-live="polite">
        {wanted === undefined && <p>{copy.chooseTime}</p>}
        {wanted && changes.length === 0 && <p>{copy.nothingYet}</p>}
        {changes.length > 0 && (
          <>
            <ul>
              {changes.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            {wanted && <p className={styles.total}>{toPayLine(booking, wanted)}</p>}
          </>
        )}
      </div>
    </FormSection>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();
