import type { StatedBooking, Statement } from '../../../../../../shared/operators/statement.ts';
import { parseCalendarDate } from '../../../../../../shared/values/port-vila-time.ts';
import { writeFigure } from '../../../../../../shared/values/written-amount.ts';
import { writeDate } from '../../../../../../shared/values/written-time.ts';
import { operatorCopy } from '../../../../content/staff/operators-copy.ts';
import { statementCopy as copy } from '../../../../content/staff/statement-copy.ts';

export interface StatementLinesProps {
  statement: Statement;
  className: string | undefined;
  /** Class of the word beside a number of guests, for where the heading is gone. */
  unit?: string | undefined;
}

/** The bookings that the sums are made of: a line for each, and one more for what its guests pay here. */
export function StatementLines({ statement, className, unit }: StatementLinesProps) {
  const { bookings } = statement;
  if (bookings.length === 0) return null;
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
        {bookings.map((one) => (
          <tr key={`${one.reference} ${one.chargingModel}`}>
            <th scope="row">{dayOf(one)}</th>
            <td>
              {one.time}, {operatorCopy.tours[one.tourType]}
            </td>
            <td>
              <bdi>
                {one.firstName} {one.lastName}
              </bdi>
              {(one.noShowGuests ?? 0) > 0 && <small>{copy.noShow(one.noShowGuests ?? 0)}</small>}
            </td>
            <td>
              {one.guestCount}
              {unit && <span className={unit}> {copy.guests(one.guestCount)}</span>}
            </td>
            <td>{copy.pays[one.chargingModel]}</td>
            <td>{writeFigure(one.totalPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `Tue 24 Nov`. */
function dayOf({ date }: StatedBooking): string {
  const day = parseCalendarDate(date);
  return day === undefined ? date : writeDate(day, { weekday: 'short', day: 'numeric', month: 'short' });
}
