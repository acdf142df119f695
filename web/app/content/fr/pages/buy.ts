import type { buyPage as english } from '#app/content/pages/buy.ts';

export const buyPage: typeof english = {
  path: '/buy',
  title: 'Où acheter',
  description:
    'Rhums, gin, vodka et liqueurs, en ligne, en boutique, hors taxes et au bar, à Port-Vila et à Santo.',
  card: 'spirits',
};
