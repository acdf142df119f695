import { DayChoice } from '#app/booking/calendar/day-choice.tsx';
import { pricedGuests } from '#app/booking/form/booking-form.ts';
import { DetailsSection } from '#app/booking/form/details-section.tsx';
import { FormSection } from '#app/booking/form/form-section.tsx';
import { GuestsSection } from '#app/booking/form/guests-section.tsx';
import { LanguageSection } from '#app/booking/form/language-section.tsx';
import { SlotChoice } from '#app/booking/form/slot-choice.tsx';
import { toursCopy } from '#app/content/booking/tours-copy.ts';
import { consoleCopy as copy } from '#app/content/operator/console-copy.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { Cluster, Heading, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Rule } from '#app/ui/rule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { bookingPath } from '#shared/booking/confirm-path.ts';
import { startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { tourTypes } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { ChargingModel } from '#shared/operators/operator-request.ts';
import { type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './book-section.module.css';
import { type GuestBooking, useGuestBooking } from './use-guest-booking.ts';

export interface BookSectionProps {
  operatorKey: string;
  chargingModel: ChargingModel;
  now: Date;
  onBooked: (date: CalendarDate) => void;
  onRefused: () => void;
}

/** Booking form for operators, with the same rules as for guests. */
export function BookSection({ operatorKey, chargingModel, now, onBooked, onRefused }: BookSectionProps) {
  const booking = useGuestBooking(operatorKey, now, {
    onBooked: ({ date }) => onBooked(calendarDateFrom(date)),
    onRefused,
  });
  const { form, slot, problems } = booking;
  const guests = pricedGuests(form);
  return (
    <Panel as="section" section id="book" aria-labelledby="book-heading">
      <Rule />
      <Heading id="book-heading" above={24}>
        {copy.book}
      </Heading>
      <Text tone="quiet" measure="text" className={styles.lead}>
        {copy.bookLead}
      </Text>
      <form {...booking.formProps}>
        <WhenSection booking={booking} now={now} />
        <GuestsSection
          form={form}
          slotCapacity={booking.slotCapacity}
          status={booking.dayStatus}
          error={problems.guests}
          onChange={(value) => booking.change({ guests: value })}
        />
        <LanguageSection
          title={copy.language}
          language={booking.language}
          onChange={(preferredLanguage) => booking.change({ preferredLanguage })}
        />
        <DetailsSection
          form={form}
          problems={problems}
          onChange={booking.change}
          onLeave={booking.leave}
          forGuest={{ title: copy.guest, emailHint: copy.emailHint }}
        />
        <Cluster gap={16} gapX={24} align="center" padTop={32} rule="above">
          <SubmitButton busy={booking.status === 'sending' ? copy.submitting : undefined}>
            {copy.submit}
          </SubmitButton>
          {slot && guests > 0 && (
            <Text size="small" tone="quiet">
              {copy.total[chargingModel](formatVuv(totalPriceVuv(slot.type, guests)))}
            </Text>
          )}
        </Cluster>
        <Result booking={booking} />
      </form>
    </Panel>
  );
}

/** Calendar, and the slots of the chosen day. */
function WhenSection({ booking, now }: { booking: GuestBooking; now: Date }) {
  const day = formatDate(booking.date, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <FormSection title={copy.when} hint={toursCopy.timesNote}>
      <Stack gap={32}>
        <DayChoice date={booking.date} now={now} calendar={booking.calendar} onChoose={booking.chooseDay} />
        <div aria-busy={booking.dayStatus === 'loading'}>
          <div role="status" className={styles.check}>
            {booking.dayStatus === 'loading' && <p>{copy.counting}</p>}
            {booking.dayStatus === 'failed' && <Notice kind="warning">{toursCopy.couldNotCheck}</Notice>}
          </div>
          {tourTypes.map((type) => (
            <SlotChoice
              key={type}
              type={type}
              label={copy.times(tourName(type), day)}
              offers={booking.offers.filter((offer) => offer.slot.type === type)}
              chosen={booking.slot}
              onChoose={booking.chooseSlot}
            />
          ))}
        </div>
      </Stack>
    </FormSection>
  );
}

function Result({ booking: { createdBooking, problems } }: { booking: GuestBooking }) {
  const refusal = problems.when ?? problems.form;
  return (
    <div className={styles.result}>
      <div role="status">
        {createdBooking && (
          <Notice kind="done">
            {copy.booked(
              `${createdBooking.firstName} ${createdBooking.lastName}`,
              formatDate(calendarDateFrom(createdBooking.date)),
              startLabel(createdBooking.time),
            )}{' '}
            <TextLink to={bookingPath(createdBooking.reference)}>{copy.ticket}</TextLink>
          </Notice>
        )}
      </div>
      <div role="alert">{refusal && <Notice kind="refused">{refusal}</Notice>}</div>
    </div>
  );
}
