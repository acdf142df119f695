import { CallProblem } from '#app/requests/client.ts';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';

/** Why a cancellation failed. */
export const cancelProblem = (failure: unknown): string =>
  [bookedMessages.failedToCancel, isFinal(failure) && failure.message].filter(Boolean).join(' ');

const isFinal = (failure: unknown): failure is CallProblem =>
  failure instanceof CallProblem && (failure.kind === 'too-late' || failure.kind === 'checked-in');
