import { type ReactNode, useEffect } from 'react';
import type { AlternativeSlot } from '#app/booking/alternative-slot.ts';
import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import { DetailsSection } from '#app/booking/form/details-section.tsx';
import { GuestsSection } from '#app/booking/form/guests-section.tsx';
import { LanguageSection } from '#app/booking/form/language-section.tsx';
import { ShipAdvice } from '#app/booking/ship-advice.tsx';
import { unbrokenMoment } from '#app/booking/unbroken-time.ts';
import { confirmCopy as copy } from '#app/content/booking/confirm-copy.ts';
import { TrapField } from '#app/ui/form/trap-field.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { lazyRoute } from '#app/ui/navigation/static-html.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { trapField } from '#shared/values/trap.ts';
import { loadBookingCode } from './booking-code.ts';
import { ChoiceLine } from './choice-line.tsx';
import styles from './confirm-form-view.module.css';
import type { Shortfalls } from './slot-shortfalls.ts';
import { SubmitBar } from './submit-bar.tsx';
import { type Draft, useConfirm } from './use-confirm.ts';

/** Loaded later: on phones it is below the form. */
const BookingSummary = lazyRoute(() =>
  import('./booking-summary.tsx').then(({ BookingSummary }) => BookingSummary),
);
/** Loaded on demand: few guests need another slot. */
const AlternativeSlotLink = lazyRoute(() =>
  import('./alternative-slot-link.tsx').then(({ AlternativeSlotLink }) => AlternativeSlotLink),
);
const SlotChangedNotice = lazyRoute(() =>
  import('./slot-changed-notice.tsx').then(({ SlotChangedNotice }) => SlotChangedNotice),
);

export interface ConfirmFormViewProps {
  /** Heading of the page, below the chosen slot. */
  title: ReactNode;
  chosen: ChosenSlot;
  /** Link to choose another slot. */
  changeAt: string;
  draft: Draft;
  /** Whether the guest followed a link from another slot. */
  hasChangedSlot: boolean;
  onFollow: (alternative: AlternativeSlot) => void;
}

/** Form, summary and button. */
export function ConfirmFormView({
  title,
  chosen,
  changeAt,
  draft,
  hasChangedSlot,
  onFollow,
}: ConfirmFormViewProps) {
  const confirm = useConfirm(chosen, draft);
  const { shortfalls, bookings } = confirm;
  useEffect(() => {
    // A failure here recurs, and is handled, when the form is sent.
    loadBookingCode().catch(() => {});
  }, []);
  const linkFor = (missing: Shortfalls) =>
    bookings && (
      <LazyPart>
        <AlternativeSlotLink
          chosen={chosen}
          form={confirm.form}
          shortfalls={missing}
          bookings={bookings}
          onFollow={onFollow}
        />
      </LazyPart>
    );
  return (
    <>
      <ChoiceLine chosen={chosen} confirm={confirm} changeAt={changeAt} />
      <ShipAdvice chosen={chosen} />
      {title}
      <Stack {...confirm.formProps} as="form" gap={48} gapX="gutter" className={styles.form}>
        <div className={styles.sections}>
          {hasChangedSlot && (
            <LazyPart>
              <SlotChangedNotice chosen={chosen} />
            </LazyPart>
          )}
          <GuestsSection
            form={confirm.form}
            slotCapacity={confirm.slotCapacity}
            status={confirm.dayStatus}
            closureReason={confirm.closureReason}
            error={confirm.problems.guests}
            otherTimesLink={<TextLink to={changeAt}>{copy.otherTime}</TextLink>}
            alternative={shortfalls.capacity && linkFor({ ...shortfalls, language: undefined })}
            onChange={(guests) => confirm.change({ guests })}
          />
          <LanguageSection
            language={confirm.language}
            onChange={(preferredLanguage) => confirm.change({ preferredLanguage })}
          >
            {shortfalls.language && linkFor({ ...shortfalls, capacity: false })}
          </LanguageSection>
          <DetailsSection
            form={confirm.form}
            problems={confirm.problems}
            onChange={confirm.change}
            onLeave={confirm.leave}
          />
          <TrapField name={trapField} label={copy.trap} value={confirm.trap} onChange={confirm.changeTrap} />
        </div>
        <div className={styles.summary}>
          <LazyPart failureView={unbrokenMoment(chosen)}>
            <BookingSummary chosen={chosen} confirm={confirm} changeAt={changeAt} />
          </LazyPart>
        </div>
        <SubmitBar chosen={chosen} confirm={confirm} />
      </Stack>
    </>
  );
}
