import type { ReactNode } from 'react';
import type { AlternativeSlot } from '../../booking/alternative-slot.ts';
import { type ChosenSlot, pricedGuests } from '../../booking/form/booking-form.ts';
import { DetailsSection } from '../../booking/form/details-section.tsx';
import { GuestsSection } from '../../booking/form/guests-section.tsx';
import { LanguageSection } from '../../booking/form/language-section.tsx';
import { ShipAdvice } from '../../booking/ship-advice.tsx';
import { confirmCopy as copy } from '../../content/booking/confirm-copy.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AlternativeSlotLink } from './alternative-slot-link.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { ChoiceLine } from './choice-line.tsx';
import { toursPath } from './chosen-slot.ts';
import styles from './confirm-form-view.module.css';
import { SlotChangedNotice } from './slot-changed-notice.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { type Draft, useConfirm } from './use-confirm.ts';

export interface ConfirmFormViewProps {
  /** Heading of the page; the choice stands above it. */
  title: ReactNode;
  chosen: ChosenSlot;
  draft: Draft;
  /** Reached by a link from another slot. */
  hasChangedSlot: boolean;
  onFollow: (alternative: AlternativeSlot) => void;
}

/** Form, summary and button. */
export function ConfirmFormView({ title, chosen, draft, hasChangedSlot, onFollow }: ConfirmFormViewProps) {
  const confirm = useConfirm(chosen, draft);
  const { alternativeSlots } = confirm;
  const toOther = { guests: pricedGuests(confirm.form), onFollow };
  return (
    <>
      <ChoiceLine chosen={chosen} confirm={confirm} />
      <ShipAdvice chosen={chosen} />
      {title}
      <form {...confirm.formProps} className={styles.form}>
        <div className={styles.sections}>
          {hasChangedSlot && <SlotChangedNotice chosen={chosen} />}
          <GuestsSection
            form={confirm.form}
            slotCapacity={confirm.slotCapacity}
            status={confirm.dayStatus}
            error={confirm.problems.guests}
            whenFull={<TextLink to={toursPath(chosen, confirm.form)}>{copy.otherTime}</TextLink>}
            alternative={<AlternativeSlotLink alternative={alternativeSlots.capacity} {...toOther} />}
            onChange={(guests) => confirm.change({ guests })}
          />
          <LanguageSection
            language={confirm.language}
            onChange={(preferredLanguage) => confirm.change({ preferredLanguage })}
          >
            <AlternativeSlotLink alternative={alternativeSlots.language} {...toOther} />
          </LanguageSection>
          <DetailsSection
            form={confirm.form}
            problems={confirm.problems}
            onChange={confirm.change}
            onLeave={confirm.leave}
          />
        </div>
        <div className={styles.summary}>
          <BookingSummary chosen={chosen} confirm={confirm} />
        </div>
        <SubmitBar chosen={chosen} confirm={confirm} />
      </form>
    </>
  );
}
