import type { Quota } from '../limits/quota.ts';

/** Seats that an operator may book in a day, for managers to choose from; the first until they raise it. */
export const seatsPerDayChoices = [300, 600, 1200] as const;

/** Cancellations an hour, as a part of the seats a day. */
const cancellationsPerSeat = 1 / 5;

/** What one link can do: more than the largest coach day, far less than a season. */
export const operatorQuotas = (
  seatsPerDay: number = seatsPerDayChoices[0],
): { readonly seats: Quota; readonly cancellations: Quota } => ({
  seats: { max: seatsPerDay, perHours: 24 },
  cancellations: { max: seatsPerDay * cancellationsPerSeat, perHours: 1 },
});
