import { lazy, useState } from 'react';
import { AudPrice } from '#app/booking/aud-price.tsx';
import { Price } from '#app/booking/price.tsx';
import { ShipAdvice } from '#app/booking/ship-advice.tsx';
import { TourGauge } from '#app/booking/tour-gauge.tsx';
import { confirmedCopy as copy } from '#app/content/booking/confirmed-copy.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { Spelled } from '#app/ui/spelled.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { durationLabel, languageName, startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { minutesOfStart } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import { mapLink } from '#shared/content/directions.ts';
import { dueHereVuv } from '#shared/operators/operator-share.ts';
import { payer } from '#shared/operators/payer.ts';
import { type CalendarDate, calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { isCurrent, isUpcoming } from './booking-phase.ts';
import { chosenSlotOf } from './chosen-slot.ts';
import styles from './ticket.module.css';
import { TicketStub } from './ticket-stub.tsx';

/** Loaded after the ticket. */
const AddToCalendar = lazy(async () => ({ default: (await import('./add-to-calendar.tsx')).AddToCalendar }));

/** The booking as a ticket: the day in very large type, then the details. */
export function Ticket({ booking, now }: { booking: Booking; now: Date | undefined }) {
  const isCancelled = booking.status === 'cancelled';
  const isStillValid = now === undefined ? !isCancelled : isCurrent(booking, now);
  const tour = tours[booking.tourType];
  const payingOperator = payer(booking)?.companyName;
  const due = dueHereVuv(booking);
  const stub = isStillValid ? booking.ticket : undefined;
  return (
    <Card labelledBy="ticket">
      <Stack className={stub ? `${styles.ticket} ${styles.withStub}` : styles.ticket}>
        <Day date={calendarDateFrom(booking.date)} isStruckThrough={isCancelled} />
        <div className={styles.facts}>
          <p className={isCancelled ? `${styles.time} ${styles.struck}` : styles.time}>
            {startLabel(booking.time)}
          </p>
          <Text size="small" tone="quiet" className={styles.zone}>
            {copy.zone}
          </Text>
          {!isCancelled && <TourGauge fromMinutes={minutesOfStart(booking.time)} minutes={tour.minutes} />}
          {isStillValid && <ShipAdvice chosen={chosenSlotOf(booking)} />}
          <Stack as="dl" above={16}>
            <Detail name={copy.reference}>
              <Spelled className={styles.reference} text={booking.reference} />
            </Detail>
            <Detail name={copy.tour}>
              {copy.tourLine(
                tourName(booking.tourType),
                durationLabel(booking.tourType),
                booking.preferredLanguage && languageName(booking.preferredLanguage),
              )}
            </Detail>
            <Detail name={copy.guests}>
              {copy.guestsLine(booking.guestCount, `${booking.firstName} ${booking.lastName}`.trim())}
            </Detail>
            {!isCancelled && (
              <Detail name={copy.where}>
                {copy.place} <TextLink to={mapLink}>{copy.map}</TextLink>
              </Detail>
            )}
            {isStillValid && (
              <Detail name={copy.toPay}>
                {due > 0 && <Price small vuv={due} />}
                <AudPrice tour={booking.tourType} vuv={due} />
                {payingOperator !== undefined &&
                  (due > 0
                    ? ` ${copy.restPaidByOperator(payingOperator)}`
                    : copy.paidByOperator(payingOperator))}
              </Detail>
            )}
          </Stack>
          {!isCancelled && (
            <>
              {isStillValid && due > 0 && (
                <Text size="label" tone="quiet">
                  {copy.payments}
                </Text>
              )}
              <Stack gap={12} above={24} className={styles.actions}>
                {now && booking.id !== undefined && isUpcoming(booking, now) && (
                  <LazyPart fallback={<div className={styles.calendarPlaceholder} />}>
                    <AddToCalendar booking={booking} now={now} />
                  </LazyPart>
                )}
                <CopyReference reference={booking.reference} />
              </Stack>
            </>
          )}
        </div>
        {stub && (
          <TicketStub
            ticket={stub}
            holder={copy.guestsLine(booking.guestCount, `${booking.firstName} ${booking.lastName}`.trim())}
            visit={copy.visit(
              formatDate(calendarDateFrom(booking.date), { weekday: 'long', day: 'numeric', month: 'long' }),
              startLabel(booking.time),
              tourName(booking.tourType),
            )}
            isToday={now !== undefined && dateOf(now) === booking.date}
          />
        )}
      </Stack>
    </Card>
  );
}

const Day = ({ date, isStruckThrough }: { date: CalendarDate; isStruckThrough: boolean }) => (
  <Stack id="ticket" as="h2" padBottom={24} rule="below" className={styles.day}>
    <VisuallyHidden>{copy.ticketFor(formatDate(date))}</VisuallyHidden>
    <Text as="span" size="h3" className={styles.weekday} aria-hidden="true">
      {formatDate(date, { weekday: 'long' })}
    </Text>
    <span className={styles.numeral} aria-hidden="true">
      <span className={isStruckThrough ? styles.struck : undefined}>
        {copy.dayFigure(Number(date.slice(8)))}
      </span>
    </span>
    <Text as="span" size="h3" className={styles.month} aria-hidden="true">
      {formatDate(date, { month: 'long', year: 'numeric' })}
    </Text>
  </Stack>
);

const Detail = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <Panel padY={12} rule="above" className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </Panel>
);

function CopyReference({ reference }: { reference: string }) {
  const [label, setLabel] = useState<string>(copy.copy);
  const copyToClipboard = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setLabel(copy.copied);
    } catch {
      setLabel(copy.notCopied);
    }
  };
  return (
    <span aria-live="polite">
      <Button kind="secondary" wide onClick={copyToClipboard}>
        {label}
      </Button>
    </span>
  );
}
