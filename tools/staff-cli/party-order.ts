import { randomBytes } from 'node:crypto';
import { Refused } from '#functions/kernel/problems.ts';
import { keyOf, lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { PartyOrder } from '#functions/use-cases/parties/party-order.ts';
import { commandLine } from '#shared/staff/command-line.ts';
import { OperationProblem } from './operation/operation.ts';

/** Creates a command on a booking as it was shown, with the command line as actor. */
export const orderFor = (booking: StoredBooking): PartyOrder & { readonly sequence: number } => ({
  slotKey: keyOf(booking),
  party: lastingId(booking),
  commandId: randomBytes(12).toString('hex'),
  author: { person: { id: commandLine, role: 'manager' }, deviceId: commandLine },
  sequence: booking.sequence,
});

/** Turns the refusal of a use case into a problem of this command. */
export async function unlessRefused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (problem) {
    if (problem instanceof Refused) throw new OperationProblem(problem.message, { cause: problem });
    throw problem;
  }
}
