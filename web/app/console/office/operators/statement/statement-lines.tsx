import type { ReactNode } from 'react';
import { operatorCopy } from '#app/content/staff/operators-copy.ts';
import { statementCopy as copy } from '#app/content/staff/statement-copy.ts';
import { startTimes } from '#app/content/staff/today-copy.ts';
import type { StatedBooking, Statement } from '#shared/operators/statement.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';

export interface StatementLinesProps {
  statement: Statement;
  className: string | undefined;
  /** Class of the word after the number of guests, which is shown where the headings are hidden. */
  unitClass?: string | undefined;
}

/**
 * The bookings behind the sums and, below them, the payments put on the operator's account at the door.
 */
export function StatementLines({ statement, className, unitClass }: StatementLinesProps) {
  const { bookings, onAccount } = statement;
  if (bookings.length + onAccount.length === 0) return null;
  const { day, visit, guest, guests, pays, vuv } = copy.columns;
  return (
    <table className={className}>
      <thead>
        <tr>
          {[day, visit, guest, guests, pays, vuv].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Line
            key={`${booking.reference} ${booking.chargingModel}`}
            booking={booking}
            remark={booking.noShowGuests ? copy.noShow(booking.noShowGuests) : ''}
            pays={copy.pays[booking.chargingModel]}
            vuv={booking.totalPrice}
          >
            {booking.guestCount}
            {unitClass && <span className={unitClass}> {copy.guests(booking.guestCount)}</span>}
          </Line>
        ))}
        {onAccount.map((payment) => (
          <Line
            key={`${payment.reference} account`}
            booking={payment}
            remark={payment.status === 'cancelled' ? copy.cancelled : ''}
            pays={copy.onAccount}
            vuv={payment.onAccountVuv ?? 0}
          />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  booking: StatedBooking;
  remark: string;
  pays: string;
  vuv: number;
  /** The number of guests. */
  children?: ReactNode;
}

const Line = ({ booking, remark, pays, vuv, children }: LineProps) => (
  <tr>
    <th scope="row">{dayLabel(booking)}</th>
    <td>
      {startTimes.whole(booking.time)}, {operatorCopy.tours[booking.tourType]}
    </td>
    <td>
      <bdi>
        {booking.firstName} {booking.lastName}
      </bdi>
      {remark && <small>{remark}</small>}
    </td>
    <td>{children}</td>
    <td>{pays}</td>
    <td>{formatFigure(vuv)}</td>
  </tr>
);

/** `Tue 24 Nov`. */
function dayLabel({ date }: StatedBooking): string {
  const day = parseCalendarDate(date);
  return day === undefined ? date : formatDate(day, { weekday: 'short', day: 'numeric', month: 'short' });
}
