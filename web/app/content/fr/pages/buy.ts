import type { buyPage as english } from '#app/content/pages/buy.ts';

export const buyPage: typeof english = {
  path: '/buy',
  title: 'Où acheter notre rhum du Vanuatu',
  description:
    'Rhums, gin, vodka et liqueurs : en ligne au Royaume-Uni, aux États-Unis et au Japon ; en boutique, hors taxes et au bar à Port-Vila et à Santo.',
  card: 'spirits',
};
