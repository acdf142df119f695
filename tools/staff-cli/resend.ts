import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { hasEmail } from '#functions/stores/bookings/slot-item.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { confirmAgain } from '#functions/use-cases/parties/confirm-again.ts';
import { bookingLines } from './booking-lines.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';
import { referenceArgument } from './operation/parse-args.ts';
import { orderFor, unlessRefused } from './party-order.ts';

/** Resends the confirmation to the booking's address, within the limits for guests. */
export const resend: Operation = {
  usage: 'resend <reference>',
  summary: 'Sends the confirmation of a booking again, to its own address.',
  options: {},
  async run(request, { table, clock, staffConsole }) {
    const bookings = bookingStore(table, clock);
    const booking = await bookings.find(referenceArgument(request), 'staff');
    if (booking === undefined) throw new OperationProblem('There is no booking with this reference.');
    for (const line of bookingLines(await bookings.visited(booking))) staffConsole.say(line);
    if (booking.status === 'cancelled') {
      throw new OperationProblem('Not sent: the booking has been cancelled.');
    }
    if (isErased(booking))
      throw new OperationProblem('Not sent: the guest data were erased, address included.');
    if (!hasEmail(booking)) {
      throw new OperationProblem(
        `Not sent: this booking has no email address. Tell the guest the reference ${booking.reference}.`,
      );
    }
    if (!(await staffConsole.confirm('Send the confirmation to this address again?'))) {
      staffConsole.say('Nothing was sent.');
      return;
    }
    const deps = { parties: partyChangeStore(table, clock), clock };
    await unlessRefused(confirmAgain(deps, orderFor(booking)));
    staffConsole.say('The confirmation is on its way.');
  },
};
