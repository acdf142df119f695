import { bookingStore } from '../../functions/stores/bookings/bookings.ts';
import { hasEmail } from '../../functions/stores/bookings/slot-item.ts';
import { startOf } from '../../shared/booking/availability.ts';
import { bookingLines } from './booking-lines.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';
import { referenceArgument } from './operation/parse-args.ts';

/** Cancels at the guest's request, as the mail says. */
export const cancel: Operation = {
  usage: 'cancel <reference>',
  summary: 'Cancels a booking at the guest’s request and sends the cancellation mail.',
  options: {},
  async run(request, { table, clock, staffConsole }) {
    const bookings = bookingStore(table, clock);
    const reference = referenceArgument(request);
    const booking = await bookings.find(reference, 'staff');
    if (booking === undefined) throw new OperationProblem('There is no booking with this reference.');
    for (const line of bookingLines(booking)) staffConsole.say(line);
    if (booking.status === 'cancelled') {
      staffConsole.say('This booking is already cancelled. Nothing was changed.');
      return;
    }
    if (startOf(booking.date, booking.time) <= clock()) {
      throw new OperationProblem('This visit has started and can no longer be cancelled.');
    }
    const isMailed = hasEmail(booking);
    const question = isMailed
      ? 'Cancel it, and mail the guest?'
      : 'Cancel it? There is no email address: tell the guest yourself.';
    if (!(await staffConsole.confirm(question))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    const outcome = await bookings.cancel(reference, 'staff');
    if (outcome === 'not-found') throw new OperationProblem('The booking has just changed. Find it again.');
    staffConsole.say(
      outcome === 'cancelled'
        ? `Cancelled. The seats are free again${isMailed ? ', and the mail is on its way' : ''}.`
        : `It was cancelled at the same moment from elsewhere.${isMailed ? ' The mail is on its way.' : ''}`,
    );
  },
};
