import { messages } from '../../../../shared/booking/messages.ts';

/** Message of the server, else of the page, else a general one (specification §8). */
export const refusalSentence = (problem: unknown): string =>
  (problem instanceof Error && problem.message) || messages.failedToSubmit;
