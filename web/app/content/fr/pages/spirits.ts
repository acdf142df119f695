import type { spiritsPage as english } from '#app/content/pages/spirits.ts';

export const spiritsPage: typeof english = {
  path: '/spirits',
  title: 'Rhum, gin, vodka et liqueurs',
  description:
    'Rhum blanc, fût unique de cinq ans, gin, vodka, liqueurs : comment ils se font à Port-Vila, de la canne au verre.',
  card: 'spirits',
};
