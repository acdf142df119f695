import type { discoverPage as english } from '#app/content/pages/discover.ts';

export const discoverPage: typeof english = {
  path: '/discover',
  title: 'Notre rhum, de la canne au fût',
  description:
    'Plus de 150 fermes d’Éfaté, une canne coupée à la main, des alambics à repasse, un chai sans hiver : ainsi naît notre rhum du Vanuatu.',
};
