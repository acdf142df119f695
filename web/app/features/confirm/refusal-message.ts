import { CallProblem, messageOf } from '#app/requests/client.ts';
import { messages } from '#shared/booking/messages/messages.ts';

/** Availability has changed since the form was filled in; the message is for guests. */
export class CapacityChanged extends Error {
  override readonly name = 'CapacityChanged';
}

/** Message of the server, else of the connection or the page, else a general one (specification §5, §8). */
export function refusalMessage(problem: unknown): string {
  if (problem instanceof CapacityChanged) return problem.message;
  const message = messageOf(problem);
  if (message === undefined) return messages.failedToSubmit;
  const isFull = problem instanceof CallProblem && problem.kind === 'slot-full';
  if (!isFull || message.startsWith(messages.noLongerAvailable)) return message;
  return `${messages.noLongerAvailable} ${message}`;
}
