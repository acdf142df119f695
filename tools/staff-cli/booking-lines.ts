import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { hasEmail, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import { dueOf, operatorNote } from '#functions/use-cases/run-sheet/run-sheet.ts';
import { stripControlCharacters } from '#functions/use-cases/run-sheet/strip-control-characters.ts';
import { partyName } from '#shared/staff/parties/party-name.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { visitOf } from '#shared/staff/parties/visit.ts';
import { counted } from '#shared/values/counted.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate, portVilaTimeNote } from '#shared/values/written-time.ts';

const describeState = ({ status, closedReason }: StoredBooking): string => {
  if (status === 'confirmed') return 'confirmed';
  return closedReason === undefined
    ? 'cancelled'
    : `cancelled by us: ${stripControlCharacters(closedReason)}`;
};

/** One line for a booking, without the guest's address. */
export const bookingLine = (booking: StoredBooking): string =>
  [
    `${stripControlCharacters(partyName(booking))}, ${counted(booking.guestCount, 'guest')}`,
    `in ${booking.preferredLanguage}`,
    formatVuv(booking.totalPrice),
    booking.reference,
    ...(booking.status === 'confirmed' ? [] : [describeState(booking)]),
  ].join(' · ');

/** One line for a cancelled booking: its start, and how to reach the guest. */
export const cancelledLine = (booking: StoredBooking): string =>
  [`${booking.time} ${booking.tourType}`, bookingLine(booking), formatContact(booking)].join(' · ');

/** Details of a booking for staff, address included. */
export const bookingLines = (booking: BookingWithVisit): readonly string[] => [
  `Booking   ${booking.reference} (${describeState(booking)})`,
  `Letters   ${spokenLetters(sixLettersOf(booking))}`,
  `Visit     ${booking.tourType}, ${formatDate(booking.date)}, ${booking.time}, ${portVilaTimeNote}`,
  `Guest     ${[stripControlCharacters(partyName(booking)), formatContact(booking)].filter(Boolean).join(', ')}`,
  `Party     ${counted(booking.guestCount, 'guest')}, in ${booking.preferredLanguage}, ${formatVuv(dueOf(booking))} to pay here`,
  ...(booking.operator
    ? [`Operator  ${stripControlCharacters(operatorNote(booking))} (${booking.operator.id})`]
    : []),
  ...formatVisit(booking),
];

const formatContact = (booking: StoredBooking): string =>
  [hasEmail(booking) ? booking.email : 'no email address', booking.phone ?? '']
    .filter(Boolean)
    .map(stripControlCharacters)
    .join(', ');

/** Arrivals, payments and notes that staff recorded. */
function formatVisit({ visit }: BookingWithVisit): readonly string[] {
  const { here, noShow, payments, paidVuv, notes } = visitOf(visit.log);
  const parts = [
    ...(here > 0 ? [`${counted(here, 'guest')} here`] : []),
    ...(noShow > 0 ? [`${counted(noShow, 'guest')} did not come`] : []),
    ...(payments.length > 0 ? [`${formatVuv(paidVuv)} settled`] : []),
  ];
  return [
    ...(parts.length > 0 ? [`Door      ${parts.join(', ')}`] : []),
    ...notes.map(({ text }) => `Note      ${stripControlCharacters(text)}`),
  ];
}
