import type { operatorPage as english } from '#app/content/pages/operator.ts';

export const operatorPage: typeof english = {
  path: '/operator',
  title: 'Professionnels du tourisme',
  description: 'Chauffeurs, guides, autocars : amenez vos clients à la distillerie de rhum de Port-Vila.',
  card: 'tours',
};
