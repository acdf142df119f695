import type { labelFoot as english } from '../../batches/bottle-label.ts';
import type { Translated } from '../../translated.ts';

export const labelFoot: Translated<typeof english> = { size: '75 cl', strength: '40 % vol', percent: 40 };
