import { useState } from 'react';
import { consoleCopy as copy } from '#app/content/operator/console-copy.ts';
import { Card } from '#app/ui/card.tsx';
import { Cluster, Heading, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { bookingPath } from '#shared/booking/confirm-path.ts';
import { languageName, startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { monthInWords } from '#shared/calendar/month-in-words.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { OperatorBooking } from '#shared/contracts/guests/operator-booking.ts';
import { dueHereVuv } from '#shared/operators/operator-share.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './bookings-section.module.css';
import { CancelDialog } from './cancel-dialog.tsx';

export interface BookingsSectionProps {
  operatorKey: string;
  reply: ReplyTo<'listOperatorBookings'>;
  now: Date;
  onChanged: () => void;
}

/** Bookings of the month by day, with tickets and cancel buttons. */
export function BookingsSection({ operatorKey, reply, now, onChanged }: BookingsSectionProps) {
  const [bookingToCancel, setBookingToCancel] = useState<OperatorBooking>();
  const [outcome, setOutcome] = useState<string>();
  const days = [...new Set(reply.bookings.map(({ date }) => date))];
  return (
    <ReadingSection heading={copy.bookings(monthInWords(reply.month))} aside={copy.zone} ruled wide>
      <div role="status" className={styles.done}>
        {outcome && <Notice kind="done">{outcome}</Notice>}
      </div>
      {reply.bookings.length === 0 ? (
        <Text tone="quiet">{copy.none}</Text>
      ) : (
        <Card>
          {days.map((date) => (
            <section key={date} className={styles.day} aria-label={formatDate(calendarDateFrom(date))}>
              <Heading as="h3" size="h3" className={styles.date}>
                {formatDate(calendarDateFrom(date), { weekday: 'short', day: 'numeric', month: 'short' })}
              </Heading>
              <ul>
                {reply.bookings
                  .filter((booking) => booking.date === date)
                  .map((booking) => (
                    <Row
                      key={booking.id}
                      booking={booking}
                      now={now}
                      onCancel={() => setBookingToCancel(booking)}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </Card>
      )}
      {bookingToCancel && (
        <CancelDialog
          operatorKey={operatorKey}
          booking={bookingToCancel}
          onClose={() => setBookingToCancel(undefined)}
          onCancelled={() => {
            setOutcome(copy.cancelDone(nameOf(bookingToCancel)));
            setBookingToCancel(undefined);
            onChanged();
          }}
        />
      )}
    </ReadingSection>
  );
}

interface RowProps {
  booking: OperatorBooking;
  now: Date;
  onCancel: () => void;
}

function Row({ booking, now, onCancel }: RowProps) {
  const { time, tourType, guestCount, preferredLanguage, totalPrice, chargingModel, booked, status } =
    booking;
  const dueVuv = dueHereVuv({ guestCount, totalPrice, operator: { chargingModel, booked } });
  const isSplit = chargingModel === 'operator_charges' && dueVuv > 0;
  const name = nameOf(booking);
  const isCancelled = status === 'cancelled';
  const hasStarted = booking.start * 1000 <= now.getTime();
  return (
    <li className={isCancelled ? `${styles.row} ${styles.cancelled}` : styles.row}>
      <Text weight="strong" breaks="never" className={styles.time}>
        {startLabel(time)}
      </Text>
      <Text as="div" size="small" tone="quiet">
        <Text size="body" weight="strong" tone="ink" breaks="anywhere" className={styles.name}>
          <bdi>{name}</bdi>
        </Text>
        <p>
          {tourName(tourType)}, {copy.party(guestCount, languageName(preferredLanguage))}
        </p>
      </Text>
      <Text className={styles.money}>
        {isCancelled ? copy.cancelled : formatVuv(isSplit ? totalPrice - dueVuv : totalPrice)}
        {!isCancelled && (
          <Text as="span" size="small" tone="quiet">
            {copy.charging[chargingModel]}
          </Text>
        )}
        {!isCancelled && isSplit && (
          <Text as="span" size="small" tone="quiet">
            {copy.paidHere(formatVuv(dueVuv))}
          </Text>
        )}
        {booking.onAccountVuv !== undefined && (
          <Text as="span" size="small" tone="quiet">
            {copy.onAccount(formatVuv(booking.onAccountVuv))}
          </Text>
        )}
      </Text>
      <Cluster as="p" gapX={24} align="center" size="small" tone="quiet" className={styles.actions}>
        {booking.isGuestsOwn ? (
          <span>{copy.guestsOwn}</span>
        ) : (
          <TextLink to={bookingPath(booking.reference)} alone>
            {copy.ticket}
            <VisuallyHidden> {copy.ofBooking(name)}</VisuallyHidden>
          </TextLink>
        )}
        {!isCancelled &&
          (hasStarted ? (
            <span>{copy.started}</span>
          ) : (
            <TextButton onClick={onCancel}>
              {copy.cancel}
              <VisuallyHidden> {copy.ofBooking(name)}</VisuallyHidden>
            </TextButton>
          ))}
      </Cluster>
    </li>
  );
}

const nameOf = ({ firstName, lastName }: OperatorBooking): string => `${firstName} ${lastName}`;
