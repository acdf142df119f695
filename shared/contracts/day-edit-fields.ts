import * as z from 'zod/mini';
import { maxEveningNameLength, maxShipNameLength } from '../calendar/edit-rules.ts';

const minutesOfDay = z.int().check(z.gte(0), z.lte(24 * 60 - 1));
const name = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));

/** A ship's call. Times in minutes since midnight in Port Vila. */
export const ShipCall = z.object({
  ship: name(maxShipNameLength),
  ashoreMinutes: minutesOfDay,
  allAboardMinutes: minutesOfDay,
});

export const EveningEvent = z.object({
  name: name(maxEveningNameLength),
  /** Name on French pages. If absent, they show `name`. */
  nameFrench: z.optional(name(maxEveningNameLength)),
  fromMinutes: minutesOfDay,
  untilMinutes: minutesOfDay,
});

/** Parts of a day that managers have edited. Minutes since midnight in Port Vila. */
export const dayEditFields = {
  opening: z.optional(z.enum(['open', 'afternoon'])),
  ships: z.optional(z.array(ShipCall)),
  /** Null if there is no evening that day. */
  evening: z.optional(z.nullable(EveningEvent)),
};
