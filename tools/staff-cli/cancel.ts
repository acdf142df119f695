import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { hasEmail } from '#functions/stores/bookings/slot-item.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { cancelForGuest } from '#functions/use-cases/parties/cancel-for-guest.ts';
import { hasEnded } from '#shared/booking/booking-request.ts';
import { bookingLines } from './booking-lines.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';
import { referenceArgument } from './operation/parse-args.ts';
import { orderFor, unlessRefused } from './party-order.ts';

/** Cancels a booking at the guest's request; the email says so. */
export const cancel: Operation = {
  usage: 'cancel <reference>',
  summary: 'Cancels a booking at the guest’s request and sends the cancellation email.',
  options: {},
  async run(request, { table, clock, staffConsole }) {
    const bookings = bookingStore(table, clock);
    const reference = referenceArgument(request);
    const booking = await bookings.find(reference, 'staff');
    if (booking === undefined)
      throw new OperationProblem(`There is no booking with the reference ${reference.text}.`);
    for (const line of bookingLines(await bookings.readWithVisit(booking))) staffConsole.say(line);
    if (booking.status === 'cancelled') {
      staffConsole.say('This booking is already cancelled. Nothing was changed.');
      return;
    }
    if (hasEnded(booking, clock())) {
      throw new OperationProblem('This visit is over, so the booking can no longer be cancelled.');
    }
    const question = hasEmail(booking)
      ? 'Cancel it and email the guest?'
      : 'Cancel it? There is no email address: tell the guest yourself.';
    if (!(await staffConsole.confirm(question))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    const deps = { parties: partyChangeStore(table, clock), people: peopleStore(table, clock), clock };
    const { isNew, isMailed } = await unlessRefused(cancelForGuest(deps, orderFor(booking)));
    staffConsole.say(
      isNew
        ? `Cancelled. The seats are free again${isMailed ? ', and the email is on its way' : ''}.`
        : `Somebody else has just cancelled it.${isMailed ? ' The email is on its way.' : ''}`,
    );
  },
};
