import { hasEmail, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { ClosedDayOutcome } from '#functions/use-cases/closures/close-days.ts';
import type { Closing, DayPlan } from '#functions/use-cases/closures/day-plan.ts';
import type { OffersTo } from '#functions/use-cases/closures/offers.ts';
import { slotLine } from '#functions/use-cases/run-sheet/day-lines.ts';
import { runSheetOf } from '#functions/use-cases/run-sheet/run-sheet.ts';
import { stripControlCharacters } from '#functions/use-cases/run-sheet/strip-control-characters.ts';
import { partyName } from '#shared/staff/parties/party-name.ts';
import { counted } from '#shared/values/counted.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import { bookingLine } from './booking-lines.ts';
import { OperationProblem } from './operation/operation.ts';

/** Describes the effect of a closing in advance. */
export function previewLines(plan: DayPlan, { slots, reasons }: Closing): readonly string[] {
  const { date, stored, toNotify, kept, started } = plan;
  const affected = runSheetOf(
    date,
    stored.map((slot) => ({
      ...slot,
      bookings: slot.bookings.filter((booking) => toNotify.includes(booking)),
    })),
  );
  const withEmail = toNotify.filter(hasEmail);
  const french = withEmail.filter((booking) => languageOfMessages(booking) === 'French').length;
  return [
    `${formatDate(date)}: ${slots === undefined ? 'the whole day' : counted(slots.length, 'slot')} to close. Guests read: ${reasons.English}${
      reasons.French === reasons.English ? '' : ` (in French: ${reasons.French})`
    }`,
    ...affected.slots.filter(({ totals }) => totals.bookings > 0).map((slot) => `  ${slotLine(slot)}`),
    toNotify.length === 0
      ? 'There are no bookings to cancel and no guests to mail.'
      : `${counted(toNotify.length, 'booking')} to cancel: ${counted(affected.totals.guests, 'guest')}, ${formatVuv(affected.totals.dueVuv)}. Mails: ${withEmail.length - french} in English, ${french} in French.`,
    ...toNotify.filter((booking) => !hasEmail(booking)).map(telephoneLine),
    ...(kept.length > 0
      ? [
          `${counted(kept.length, 'booking')} ${kept.length === 1 ? 'stays' : 'stay'}, because the guests are here or have paid:`,
          ...kept.map((booking) => `  ${bookingLine(booking)}`),
        ]
      : []),
    ...(started > 0
      ? [
          `${counted(started, 'booking')} already started ${started === 1 ? 'stays as it is' : 'stay as they are'}.`,
        ]
      : []),
  ];
}

/** Lists the other starts that the guests are offered. */
export function offerLines({ toNotify }: DayPlan, offersTo: OffersTo): readonly string[] {
  const starts = toNotify
    .flatMap((booking) => offersTo(booking))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.slot.id - b.slot.id)
    .map(
      ({ date, slot, remaining }) =>
        `  ${formatDate(date)}, ${slot.time} ${slot.type} · ${counted(remaining, 'place')} free`,
    );
  return starts.length === 0
    ? ['No other start within a week has room for them.']
    : ['Offered instead, each guest what fits them; no place is held:', ...new Set(starts)];
}

/**
 * Describes what a closing did to a day's bookings.
 *
 * @throws OperationProblem when the closing stopped midway
 */
export function resultLines({ toNotify, cancelled }: ClosedDayOutcome, failure: unknown): readonly string[] {
  if (failure !== undefined) {
    throw new OperationProblem(
      `Stopped after ${cancelled.length} of ${counted(toNotify.length, 'booking')}. The day or slots stay closed. Run the same command again: it continues with the rest, and no guest gets a second mail.`,
      { cause: failure },
    );
  }
  const mailedCount = toNotify.filter(hasEmail).length;
  return [
    `${counted(cancelled.length, 'booking')} cancelled.${mailedCount === 0 ? '' : cancelled.length === 1 ? ' Its mail is on the way.' : ' Their mails are on the way.'}`,
    ...toNotify.filter((booking) => !hasEmail(booking)).map(telephoneLine),
  ];
}

/** The line for a guest without an email address. */
const telephoneLine = (booking: StoredBooking): string =>
  `To tell by telephone, there is no email address: ${[
    partyName(booking),
    ...(booking.phone === undefined ? ['no number'] : [booking.phone]),
    booking.time,
    counted(booking.guestCount, 'guest'),
  ]
    .map(stripControlCharacters)
    .join(', ')}.`;
