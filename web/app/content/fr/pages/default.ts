import type { defaultPage as english } from '#app/content/pages/default.ts';

export const defaultPage: typeof english = {
  title: 'Rhum d’Éfaté, Vanuatu',
  description:
    'Canne coupée à la main à Éfaté, alambics à repasse, vieillissement tropical. Visites à Port-Vila.',
};
