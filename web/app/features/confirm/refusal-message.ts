import { messages } from '../../../../shared/booking/messages.ts';

/** Why a booking was not made: the server's sentence, else the page's own, else a general one (specification §8). */
export const refusalSentence = (problem: unknown): string =>
  (problem instanceof Error && problem.message) || messages.failedToSubmit;
