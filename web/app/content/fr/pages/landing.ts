import type { landingPage as english } from '#app/content/pages/landing.ts';

export const landingPage: typeof english = {
  path: '/',
  title: 'Rhum du Vanuatu : distillerie et visite à Port-Vila',
  titleAlone: true,
  description:
    'Distillerie de rhum à Port-Vila : canne coupée à la main dans plus de 150 fermes d’Éfaté, alambics à repasse, vieillissement tropical. Visite en français.',
  alternates: { ja: '/jp' },
  keywords: [
    'rhum du Vanuatu',
    'distillerie de Port-Vila',
    'visite de distillerie de rhum',
    'dégustation de rhum à Port-Vila',
    'Éfaté',
    'rhum d’alambic à repasse',
    'rhum de fût unique',
  ],
};
