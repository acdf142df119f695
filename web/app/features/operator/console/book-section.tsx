import { tourTypes } from '../../../../../shared/booking/slots.ts';
import { totalPriceVuv, writeVuv } from '../../../../../shared/booking/tours.ts';
import type { ChargingModel } from '../../../../../shared/operators/operator-request.ts';
import {
  type CalendarDate,
  calendarDateFrom,
  writeDate,
} from '../../../../../shared/values/port-vila-time.ts';
import { useClosedDays } from '../../../api/use-closed-days.ts';
import { DayChoice } from '../../../booking/calendar/day-choice.tsx';
import { pricedGuests } from '../../../booking/form/booking-form.ts';
import { DetailsSection, useFieldRefs } from '../../../booking/form/details-section.tsx';
import { FormSection } from '../../../booking/form/form-section.tsx';
import { GuestsSection } from '../../../booking/form/guests-section.tsx';
import { SlotChoice } from '../../../booking/form/slot-choice.tsx';
import { confirmCopy } from '../../../content/booking/confirm-copy.ts';
import { toursCopy } from '../../../content/booking/tours-copy.ts';
import { consoleCopy as copy } from '../../../content/operator/console-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Rule } from '../../../ui/rule.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './book-section.module.css';
import { type GuestBooking, useGuestBooking } from './use-guest-booking.ts';

export interface BookSectionProps {
  operatorKey: string;
  chargingModel: ChargingModel;
  now: Date;
  onBooked: (date: CalendarDate) => void;
  onRefused: () => void;
}

/** The form by which an operator books for a guest, by the rules of any booking. */
export function BookSection({ operatorKey, chargingModel, now, onBooked, onRefused }: BookSectionProps) {
  const booking = useGuestBooking(operatorKey, now, {
    onBooked: ({ date }) => onBooked(calendarDateFrom(date)),
    onRefused,
  });
  const refs = useFieldRefs();
  const { form, slot, problems } = booking;
  const guests = pricedGuests(form);
  return (
    <section id="book" className={styles.part} aria-labelledby="book-heading">
      <Rule />
      <h2 id="book-heading" className={styles.heading}>
        {copy.book}
      </h2>
      <p className={styles.lead}>{copy.bookLead}</p>
      <form
        noValidate
        method="post"
        aria-busy={booking.isSending}
        onSubmit={(event) => {
          event.preventDefault();
          const toMend = booking.submit();
          if (toMend) refs[toMend].current?.focus();
        }}
      >
        <WhenSection booking={booking} now={now} />
        <GuestsSection
          form={form}
          room={booking.room}
          check={booking.check}
          error={problems.guests}
          onChange={(value) => booking.change({ guests: value })}
          fieldRef={refs.guests}
        />
        <FormSection title={copy.language}>
          <RadioGroup
            label={confirmCopy.languageLabel}
            name="preferredLanguage"
            options={booking.language.options}
            value={booking.language.value}
            note={booking.language.note ?? confirmCopy.languageFree}
            onChange={(preferredLanguage) => booking.change({ preferredLanguage })}
          />
        </FormSection>
        <DetailsSection
          form={form}
          problems={problems}
          onChange={booking.change}
          onLeave={booking.leave}
          refs={refs}
          forGuest
        />
        <div className={styles.foot}>
          <Button
            type="submit"
            // Leaving a field by this press would show its problem, move the button, and the press would miss it.
            onMouseDown={(event) => event.preventDefault()}
            busy={booking.isSending ? copy.submitting : undefined}
          >
            {copy.submit}
          </Button>
          {slot && guests > 0 && (
            <p className={styles.total}>
              {copy.total[chargingModel](writeVuv(totalPriceVuv(slot.type, guests)))}
            </p>
          )}
        </div>
        <Outcome booking={booking} />
      </form>
    </section>
  );
}

/** The day in the calendar, and the times of that day. */
function WhenSection({ booking, now }: { booking: GuestBooking; now: Date }) {
  const closedDays = useClosedDays(now);
  const day = writeDate(booking.date, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <FormSection title={copy.when} hint={toursCopy.timesNote}>
      <div className={styles.when}>
        <DayChoice date={booking.date} now={now} closedDays={closedDays} onChoose={booking.chooseDay} />
        <div aria-busy={booking.check === 'checking'}>
          <div role="status" className={styles.check}>
            {booking.check === 'checking' && <p>{copy.counting}</p>}
            {booking.check === 'failed' && <Notice kind="mind">{toursCopy.couldNotCheck}</Notice>}
          </div>
          {tourTypes.map((type) => (
            <SlotChoice
              key={type}
              type={type}
              label={copy.times(type, day)}
              offers={booking.offers.filter((offer) => offer.slot.type === type)}
              chosen={booking.slot}
              onChoose={booking.chooseSlot}
            />
          ))}
        </div>
      </div>
    </FormSection>
  );
}

const Outcome = ({ booking: { booked, refusal } }: { booking: GuestBooking }) => (
  <div className={styles.outcome}>
    <div role="status">
      {booked && (
        <Notice kind="done">
          {copy.booked(
            `${booked.firstName} ${booked.lastName}`,
            writeDate(calendarDateFrom(booked.date)),
            booked.time,
          )}{' '}
          <TextLink to={`/tours/confirmed?ref=${encodeURIComponent(booked.reference)}`}>
            {copy.ticket}
          </TextLink>
        </Notice>
      )}
    </div>
    <div role="alert">{refusal && <Notice kind="refused">{refusal}</Notice>}</div>
  </div>
);
