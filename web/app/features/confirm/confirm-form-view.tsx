import { type ChosenSlot, pricedGuests } from '../../booking/form/booking-form.ts';
import { DetailsSection, useFieldRefs } from '../../booking/form/details-section.tsx';
import { FormSection } from '../../booking/form/form-section.tsx';
import { GuestsSection } from '../../booking/form/guests-section.tsx';
import { confirmCopy as copy } from '../../content/booking/confirm-copy.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { AlternativeSlot } from './alternative-slot.ts';
import { AlternativeSlotLink } from './alternative-slot-link.tsx';
import { BookingSummary } from './booking-summary.tsx';
import styles from './confirm-form-view.module.css';
import { SlotChangedNotice } from './slot-changed-notice.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { type Draft, useConfirm } from './use-confirm.ts';

export interface ConfirmFormViewProps {
  chosen: ChosenSlot;
  draft: Draft;
  /** A link from another start has led here. */
  hasMoved: boolean;
  onFollow: (alternative: AlternativeSlot) => void;
}

/** The form, the docket that sums it up, and the button. */
export function ConfirmFormView({ chosen, draft, hasMoved, onFollow }: ConfirmFormViewProps) {
  const confirm = useConfirm(chosen, draft);
  const { alternativeSlots } = confirm;
  const toOther = { guests: pricedGuests(confirm.form), onFollow };
  const refs = useFieldRefs();
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={confirm.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        const toMend = confirm.submit();
        if (toMend) refs[toMend].current?.focus();
      }}
    >
      <div className={styles.parts}>
        {hasMoved && <SlotChangedNotice chosen={chosen} />}
        <GuestsSection
          form={confirm.form}
          room={confirm.room}
          check={confirm.check}
          error={confirm.problems.guests}
          whenFull={<TextLink to={`/tours?date=${chosen.date}`}>{copy.otherTime}</TextLink>}
          alternative={<AlternativeSlotLink alternative={alternativeSlots.room} {...toOther} />}
          onChange={(guests) => confirm.change({ guests })}
          fieldRef={refs.guests}
        />
        <FormSection title={copy.language}>
          <RadioGroup
            label={copy.languageLabel}
            name="preferredLanguage"
            options={confirm.language.options}
            value={confirm.language.value}
            note={confirm.language.note ?? copy.languageFree}
            onChange={(preferredLanguage) => confirm.change({ preferredLanguage })}
          />
          <AlternativeSlotLink alternative={alternativeSlots.language} {...toOther} />
        </FormSection>
        <DetailsSection
          form={confirm.form}
          problems={confirm.problems}
          onChange={confirm.change}
          onLeave={confirm.leave}
          refs={refs}
        />
      </div>
      <div className={styles.summary}>
        <BookingSummary chosen={chosen} confirm={confirm} />
      </div>
      <SubmitBar chosen={chosen} confirm={confirm} />
    </form>
  );
}
