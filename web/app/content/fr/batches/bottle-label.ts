import type { labelFoot as english } from '#app/content/batches/bottle-label.ts';
import type { Translated } from '#app/content/translated.ts';
import { bottle } from '#shared/content/bottle.ts';

export const labelFoot: Translated<typeof english> = {
  size: `${bottle.bottleMillilitres / 10} cl`,
  strength: `${bottle.abv} % vol`,
  percent: bottle.abv,
};
