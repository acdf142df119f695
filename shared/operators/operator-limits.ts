import type { Quota } from '../limits/quota.ts';

/** Seats that an operator may book in a day: the choices of managers, of which the first is the default. */
export const seatsPerDayChoices = [300, 600, 1200] as const;

/** Hourly cancellations as a fraction of the daily seats. */
const cancellationsPerSeat = 1 / 5;

/** Quotas of one link: more than the largest coach day, far less than a season. */
export const operatorQuotas = (
  seatsPerDay: number = seatsPerDayChoices[0],
): { readonly seats: Quota; readonly cancellations: Quota } => ({
  seats: { max: seatsPerDay, perHours: 24 },
  cancellations: { max: seatsPerDay * cancellationsPerSeat, perHours: 1 },
});
