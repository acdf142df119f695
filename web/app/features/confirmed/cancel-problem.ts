import { CallProblem } from '#app/requests/client.ts';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';

/** Why a cancellation failed. */
export const cancelProblem = (failure: unknown): string =>
  [bookedMessages.failedToCancel, isExplained(failure) && failure.message].filter(Boolean).join(' ');

const isExplained = (failure: unknown): failure is CallProblem =>
  failure instanceof CallProblem && ['too-late', 'checked-in', 'too-many'].includes(failure.kind);
