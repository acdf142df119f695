import { bookingStore, type ConfirmationOutcome } from '../../functions/stores/bookings/bookings.ts';
import { hasEmail } from '../../functions/stores/bookings/slot-item.ts';
import { isErased } from '../../functions/stores/table/erased.ts';
import { bookingLines } from './booking-lines.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';
import { referenceArgument } from './operation/parse-args.ts';

const messages: Readonly<Record<ConfirmationOutcome, string>> = {
  requested: 'The confirmation is on its way.',
  recent:
    'Not sent: the last confirmation is less than ten minutes ago. Ask the guest to check the spam folder.',
  'too-many': 'Not sent: three confirmations went out today, the daily limit.',
  cancelled: 'Not sent: the booking has been cancelled.',
  unknown: 'Not sent: the booking has just changed. Find it again.',
};

/** Resends the confirmation to the booking's address, within the limits for guests. */
export const resend: Operation = {
  usage: 'resend <reference>',
  summary: 'Sends the confirmation of a booking again, to its own address.',
  options: {},
  async run(request, { table, clock, staffConsole }) {
    const bookings = bookingStore(table, clock);
    const reference = referenceArgument(request);
    const booking = await bookings.find(reference, 'staff');
    if (booking === undefined) throw new OperationProblem('There is no booking with this reference.');
    for (const line of bookingLines(booking)) staffConsole.say(line);
    if (booking.status === 'cancelled') throw new OperationProblem(messages.cancelled);
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
    const outcome = await bookings.requestConfirmation(reference, booking.email, 'staff');
    if (outcome !== 'requested') throw new OperationProblem(messages[outcome]);
    staffConsole.say(messages[outcome]);
  },
};
