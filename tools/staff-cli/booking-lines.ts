import type { StoredBooking } from '../../functions/stores/bookings/slot-item.ts';
import { dueOf, operatorNote } from '../../functions/use-cases/run-sheet/run-sheet.ts';
import { stripControlCharacters } from '../../functions/use-cases/run-sheet/strip-control-characters.ts';
import { counted } from '../../shared/values/counted.ts';
import { writeVuv } from '../../shared/values/written-amount.ts';
import { portVilaTimeNote, writeDate } from '../../shared/values/written-time.ts';

const state = ({ status, closedReason }: StoredBooking): string => {
  if (status === 'confirmed') return 'confirmed';
  return closedReason === undefined
    ? 'cancelled'
    : `cancelled by us: ${stripControlCharacters(closedReason)}`;
};

/** One line for a booking, without the guest's address. */
export const bookingLine = (booking: StoredBooking): string =>
  [
    `${stripControlCharacters(`${booking.firstName} ${booking.lastName}`)}, ${counted(booking.guestCount, 'guest')}`,
    `in ${booking.preferredLanguage}`,
    writeVuv(booking.totalPrice),
    booking.reference,
    ...(booking.status === 'confirmed' ? [] : [state(booking)]),
  ].join(' · ');

/** Details of a booking for staff, address included. */
export const bookingLines = (booking: StoredBooking): readonly string[] => [
  `Booking   ${booking.reference} (${state(booking)})`,
  `Visit     ${booking.tourType}, ${writeDate(booking.date)}, ${booking.time}, ${portVilaTimeNote}`,
  `Guest     ${stripControlCharacters(`${booking.firstName} ${booking.lastName}`)}, ${stripControlCharacters(booking.email)}`,
  `Party     ${counted(booking.guestCount, 'guest')}, in ${booking.preferredLanguage}, ${writeVuv(dueOf(booking))} to pay here`,
  ...(booking.operator
    ? [`Operator  ${stripControlCharacters(operatorNote(booking))} (${booking.operator.id})`]
    : []),
];
