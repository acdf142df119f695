import type { labelFoot as english } from '#app/content/batches/bottle-label.ts';
import type { Translated } from '#app/content/translated.ts';

export const labelFoot: Translated<typeof english> = { size: '75 cl', strength: '40 % vol', percent: 40 };
