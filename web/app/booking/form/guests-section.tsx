import { type ReactNode, useId } from 'react';
import { capacity } from '../../../../shared/booking/guests.ts';
import { messages } from '../../../../shared/booking/messages.ts';
import type { RequestStatus } from '../../api/use-request.ts';
import { confirmCopy as copy } from '../../content/booking/confirm-copy.ts';
import { eventEnquiryPath } from '../../content/contact/event-enquiry-path.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CapacityMeter } from '../capacity-meter.tsx';
import {
  type BookingForm,
  guestCountOf,
  guestsNote,
  guestsProblem,
  mostGuests,
  type Room,
} from './booking-form.ts';
import { FormSection } from './form-section.tsx';
import styles from './guests-section.module.css';

export interface GuestsSectionProps {
  form: BookingForm;
  room: Room;
  /** Of the count of places. */
  status: RequestStatus;
  error: string | undefined;
  /** The way on when the slot has no place at all. */
  whenFull?: ReactNode;
  /** Where there is room for all of the party. */
  alternative?: ReactNode;
  onChange: (guests: string) => void;
}

/** How many come, in a room of sixteen ticks. */
export function GuestsSection(props: GuestsSectionProps) {
  const { form, room, status, error, whenFull, alternative, onChange } = props;
  const roomId = useId();
  const note = guestsNote(form, room);
  const isFull = room.remaining === 0;
  return (
    <FormSection title={copy.guests} hint={copy.guestsHint}>
      <Stepper
        name="guests"
        label={copy.guestsLabel}
        value={form.guests}
        unit={guestCountOf(form) === 1 ? copy.adult : copy.adults}
        lowest={1}
        highest={mostGuests(room)}
        fewerLabel={copy.fewer}
        moreLabel={copy.more}
        error={isFull ? undefined : error}
        describedBy={roomId}
        onChange={onChange}
      />
      <div id={roomId} className={styles.room} aria-live="polite">
        <RoomPicture form={form} room={room} isCounting={status === 'loading' && !room.counted} />
        {note && <p className={styles.note}>{note}</p>}
        {status === 'failed' && <Notice kind="mind">{copy.couldNotCheck}</Notice>}
        {isFull && (
          <Notice kind="refused">
            {messages.fullyBooked} {whenFull}
          </Notice>
        )}
        {alternative}
      </div>
      <p className={styles.groups}>
        {copy.moreThanRoom} <TextLink to={eventEnquiryPath}>{copy.sendEnquiry}</TextLink> {copy.orWrite}{' '}
        <TextLink to={`mailto:${copy.eventsEmail}`}>{copy.eventsEmail}</TextLink>.
      </p>
    </FormSection>
  );
}

interface RoomPictureProps {
  form: BookingForm;
  room: Room;
  isCounting: boolean;
}

/** Taken, yours, free: drawn and in words. */
function RoomPicture({ form, room, isCounting }: RoomPictureProps) {
  const guests = guestCountOf(form);
  const yours = guestsProblem(form, room) === undefined ? guests : 0;
  const free = room.remaining - yours;
  if (isCounting || !room.counted) {
    return (
      <>
        <CapacityMeter large places={capacity} taken={0} yours={isCounting ? 0 : yours} tone="free" />
        <p className={styles.captions}>
          <span>{isCounting ? copy.counting : copy.yours(yours)}</span>
        </p>
      </>
    );
  }
  return (
    <>
      <CapacityMeter large places={capacity} taken={room.taken} yours={yours} tone="free" />
      <p className={styles.captions}>
        {room.taken > 0 && <span className={styles.taken}>{copy.taken(room.taken)}</span>}
        {yours > 0 && <span className={styles.yours}>{copy.yours(yours)}</span>}
        {free > 0 && <span className={styles.free}>{copy.left(free)}</span>}
      </p>
    </>
  );
}
