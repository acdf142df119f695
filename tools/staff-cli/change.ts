import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { VisitedBooking } from '#functions/stores/bookings/visit-item.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { changeDecision } from '#functions/use-cases/parties/change-decision.ts';
import { changeForGuest } from '#functions/use-cases/parties/change-for-guest.ts';
import { refusedParty } from '#functions/use-cases/parties/refuse-party.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import { RequestedParty } from '#shared/contracts/staff/change-party.ts';
import {
  partsChanged,
  type RequestedParty as Requested,
  requestOf,
} from '#shared/staff/parties/party-change.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { bookingLines } from './booking-lines.ts';
import { type Operation, OperationProblem, type Request } from './operation/operation.ts';
import { dayFrom, referenceArgument, startOptions, textOption } from './operation/parse-args.ts';
import { orderFor, unlessRefused } from './party-order.ts';

/** Changes a booking or moves it, by the use case of the staff console. */
export const change: Operation = {
  usage:
    'change <reference> [--guests 4] [--date 2026-11-26] [--slot "2:00 PM"] [--type "Tour and Tasting"] [--language French] [--first-name Ann] [--last-name Lee] [--email ann@example.com] [--phone "+678 555 0100"]',
  summary: 'Changes a booking or moves it, and mails the guest. What is not named stays as it is.',
  options: {
    guests: { type: 'string' },
    date: { type: 'string' },
    slot: { type: 'string' },
    type: { type: 'string' },
    language: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    email: { type: 'string' },
    phone: { type: 'string' },
  },
  async run(request, { table, clock, staffConsole }) {
    const bookings = bookingStore(table, clock);
    const found = await bookings.find(referenceArgument(request), 'staff');
    if (found === undefined) throw new OperationProblem('There is no booking with this reference.');
    const booking = await bookings.visited(found);
    for (const line of bookingLines(booking)) staffConsole.say(line);
    const requested = requestedParty(request, booking, clock);
    if (partsChanged(booking, requested).length === 0) {
      staffConsole.say('Nothing to change: the booking is like this already.');
      return;
    }
    const edits = calendarEditStore(table, clock);
    const deps = { parties: partyChangeStore(table, clock), edits, people: peopleStore(table, clock), clock };
    const order = { ...orderFor(booking), requested };
    const now = clock();
    const { commandId: id, sequence, author } = order;
    const { problem } = changeDecision(
      { booking, visit: booking.visit, hasMoved: false },
      { id, sequence, requested },
      author,
      now,
      calendarOfDay(requested.date, await edits.on(requested.date)),
    );
    if (problem)
      throw new OperationProblem((await refusedParty(problem, 'change', deps.people, now)).message);
    staffConsole.say('After the change:');
    for (const line of linesAfter(booking, requested)) staffConsole.say(line);
    const question =
      requested.email === '' || isErased(booking)
        ? 'Change it? There is no email address: tell the guest yourself.'
        : 'Change it, and mail the guest?';
    if (!(await staffConsole.confirm(question))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    const { booking: changed, isMailed } = await unlessRefused(changeForGuest(deps, order));
    const reference =
      changed.reference === booking.reference ? '' : ` The reference is now ${changed.reference}.`;
    staffConsole.say(`Changed${isMailed ? ', and the mail is on its way' : ''}.${reference}`);
  },
};

/**
 * The booking with what the command line names.
 *
 * @throws OperationProblem for a value that the console would refuse too
 */
function requestedParty(request: Request, booking: StoredBooking, clock: Clock): Requested {
  const { time, type } = startOptions(request);
  const date = textOption(request, 'date');
  const guests = textOption(request, 'guests');
  const text = (option: string, stored = '') => textOption(request, option) ?? stored;
  const parsed = RequestedParty.safeParse({
    date: date === undefined ? booking.date : dayFrom(date, clock),
    tourId: slotOf(time ?? booking.time, type ?? booking.tourType).id,
    guestCount: guests === undefined ? booking.guestCount : Number(guests),
    preferredLanguage: text('language', booking.preferredLanguage),
    firstName: text('first-name', booking.firstName),
    lastName: text('last-name', booking.lastName),
    email: text('email', booking.email),
    phone: text('phone', booking.phone),
  });
  if (parsed.success) return parsed.data;
  throw new OperationProblem(parsed.error.issues.map(({ message }) => message).join(' '));
}

/** What the change makes different, as lines of the booking. */
function linesAfter(booking: VisitedBooking, { phone, ...requested }: Requested): readonly string[] {
  const before = bookingLines(booking);
  const after = { ...booking, ...requestOf(booking, { ...requested, phone }), phone: phone || undefined };
  return bookingLines(after).filter((line) => !before.includes(line));
}
