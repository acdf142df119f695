import { type ReactNode, useId } from 'react';
import { adultsCopy } from '#app/content/booking/adults-copy.ts';
import { confirmCopy as copy } from '#app/content/booking/confirm-copy.ts';
import { eventEnquiryPath } from '#app/content/contact/event-enquiry-path.ts';
import type { RequestStatus } from '#app/requests/use-request.ts';
import { Stepper } from '#app/ui/form/stepper.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { messages } from '#shared/booking/messages/messages.ts';
import { capacity } from '#shared/booking/terms.ts';
import { CapacityMeter } from '../capacity-meter.tsx';
import {
  type BookingForm,
  guestCountOf,
  guestsNote,
  guestsProblem,
  maxGuests,
  type SlotCapacity,
} from './booking-form.ts';
import { FormSection } from './form-section.tsx';
import styles from './guests-section.module.css';

export interface GuestsSectionProps {
  form: BookingForm;
  slotCapacity: SlotCapacity;
  /** Status of the availability request. */
  status: RequestStatus;
  error: string | undefined;
  /** Why the slot is closed, if it is. */
  closureReason?: string | undefined;
  /** Link to other times, shown if the slot is full or closed. */
  otherTimesLink?: ReactNode;
  /** Link to another slot that has room for the party. */
  alternative?: ReactNode;
  onChange: (guests: string) => void;
}

/** Number of guests, with the capacity meter of the slot. */
export function GuestsSection(props: GuestsSectionProps) {
  const { form, slotCapacity, status, error, closureReason, otherTimesLink, alternative, onChange } = props;
  const capacityId = useId();
  const note = guestsNote(form, slotCapacity);
  const refusal = closureReason ?? (slotCapacity.remaining === 0 ? messages.fullyBooked : undefined);
  return (
    <FormSection title={copy.guests} hint={copy.guestsHint}>
      <Stepper
        name="guests"
        label={adultsCopy.label}
        value={form.guests}
        unit={guestCountOf(form) === 1 ? adultsCopy.one : adultsCopy.many}
        min={1}
        max={maxGuests(slotCapacity)}
        fewerLabel={adultsCopy.fewer}
        moreLabel={adultsCopy.more}
        error={refusal ? undefined : error}
        describedBy={capacityId}
        onChange={onChange}
      />
      <Stack id={capacityId} gap={12} above={24} aria-live="polite">
        {!closureReason && (
          <CapacityPicture
            form={form}
            slotCapacity={slotCapacity}
            isCounting={status === 'loading' && (!slotCapacity.counted || slotCapacity.closed)}
          />
        )}
        {note && (
          <Text size="small" tone="some">
            {note}
          </Text>
        )}
        {status === 'failed' && <Notice kind="warning">{copy.couldNotCheck}</Notice>}
        {refusal && (
          <Notice kind="refused">
            {refusal} {otherTimesLink}
          </Notice>
        )}
        {alternative}
      </Stack>
      <Text size="small" tone="quiet" above={16}>
        {copy.moreThanRoom} <TextLink to={eventEnquiryPath}>{copy.sendEnquiry}</TextLink> {copy.orWrite}{' '}
        <TextLink to={`mailto:${copy.eventsEmail}`}>{copy.eventsEmail}</TextLink>.
      </Text>
    </FormSection>
  );
}

interface CapacityPictureProps {
  form: BookingForm;
  slotCapacity: SlotCapacity;
  isCounting: boolean;
}

/** Taken places, the guest's places and free places, as a meter and in words. */
function CapacityPicture({ form, slotCapacity, isCounting }: CapacityPictureProps) {
  const yours = isCounting || guestsProblem(form, slotCapacity) !== undefined ? 0 : guestCountOf(form);
  const taken = isCounting ? 0 : slotCapacity.taken;
  const free = slotCapacity.remaining - yours;
  return (
    <>
      <CapacityMeter large places={capacity} taken={taken} yours={yours} tone="free" />
      <Cluster as="p" gapX={24} size="label" tone="quiet" className={styles.captions}>
        {isCounting && <span>{copy.counting}</span>}
        {taken > 0 && <span className={styles.taken}>{copy.taken(taken)}</span>}
        {yours > 0 && (
          <Text as="span" tone="cream" className={styles.yours}>
            {copy.yours(yours)}
          </Text>
        )}
        {slotCapacity.counted && !isCounting && free > 0 && (
          <span className={styles.free}>{copy.left(free)}</span>
        )}
      </Cluster>
    </>
  );
}
