import { bottle } from '#shared/content/bottle.ts';

/** Foot of every label (specification §9). */
export const labelFoot = {
  size: `${bottle.bottleMillilitres} ml`,
  strength: `${bottle.abv}% vol`,
  percent: bottle.abv,
} as const;
