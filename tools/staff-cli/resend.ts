import { bookingStore, type ConfirmationOutcome } from '../../functions/stores/bookings/bookings.ts';
import { isErased } from '../../functions/stores/table/erased.ts';
import { bookingLines } from './booking-lines.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';
import { referenceArgument } from './operation/parse-args.ts';

const messages: Readonly<Record<ConfirmationOutcome, string>> = {
  requested: 'The confirmation is on its way.',
  recent:
    'Not sent: a confirmation went out less than ten minutes ago. Ask the guest to look in the spam folder.',
  'too-many': 'Not sent: three confirmations went out today already, which is the most a day.',
  cancelled: 'Not sent: the booking has been cancelled.',
  unknown: 'Not sent: the booking has just changed. Find it again.',
};

/** Sends the confirmation again, to the address of the booking and within the limits that guests have. */
export const resend: Operation = {
  usage: 'resend <reference>',
  summary: 'Sends the confirmation of a booking again, to the address it was booked with.',
  options: {},
  async run(request, { table, clock, staffConsole }) {
    const bookings = bookingStore(table, clock);
    const reference = referenceArgument(request);
    const booking = await bookings.find(reference, 'staff');
    if (booking === undefined) throw new OperationProblem('There is no booking with this reference.');
    for (const line of bookingLines(booking)) staffConsole.say(line);
    if (booking.status === 'cancelled') throw new OperationProblem(messages.cancelled);
    if (isErased(booking)) throw new OperationProblem('Not sent: the guest was erased, address included.');
    if (!(await staffConsole.confirm('Send the confirmation to this address again?'))) {
      staffConsole.say('Nothing was sent.');
      return;
    }
    const outcome = await bookings.requestConfirmation(reference, booking.email, 'staff');
    if (outcome !== 'requested') throw new OperationProblem(messages[outcome]);
    staffConsole.say(messages[outcome]);
  },
};
