import { bookingStore } from '../../functions/stores/bookings/bookings.ts';
import { startOf } from '../../shared/booking/availability.ts';
import { bookingLines } from './booking-lines.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';
import { referenceArgument } from './operation/parse-args.ts';

/** Cancels for a guest who has asked for it; the mail says so. */
export const cancel: Operation = {
  usage: 'cancel <reference>',
  summary: 'Cancels a booking as its guest has asked; the guest gets the cancellation by mail.',
  options: {},
  async run(request, { table, clock, staffConsole }) {
    const bookings = bookingStore(table, clock);
    const reference = referenceArgument(request);
    const booking = await bookings.find(reference, 'staff');
    if (booking === undefined) throw new OperationProblem('There is no booking with this reference.');
    for (const line of bookingLines(booking)) staffConsole.say(line);
    if (booking.status === 'cancelled') {
      staffConsole.say('It is cancelled already. Nothing was changed.');
      return;
    }
    if (startOf(booking.date, booking.time) <= clock()) {
      throw new OperationProblem('This visit has started, so it can no longer be cancelled.');
    }
    if (!(await staffConsole.confirm('Cancel it, and tell the guest by mail?'))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    const outcome = await bookings.cancel(reference, 'staff');
    if (outcome === 'not-found') throw new OperationProblem('The booking has just changed. Find it again.');
    staffConsole.say(
      outcome === 'cancelled'
        ? 'Cancelled. The places are free again, and the mail is on its way.'
        : 'Somebody cancelled it at the same moment. The mail is on its way.',
    );
  },
};
