import type { toursPage as english } from '#app/content/pages/tours.ts';
import { capacity } from '#shared/booking/terms.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';

export const toursPage: typeof english = {
  path: '/tours',
  title: 'Visite et dégustation à Port-Vila',
  description: `Visite guidée et dégustation de rhum à la distillerie de Port-Vila, en français. ${capitalised(inWords(capacity))} personnes au plus, paiement sur place, annulation gratuite.`,
  card: 'tours',
  urgent: true,
};
