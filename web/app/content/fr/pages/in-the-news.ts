import type { inTheNewsPage as english } from '#app/content/pages/in-the-news.ts';

export const inTheNewsPage: typeof english = {
  path: '/in-the-news',
  title: 'Dans la presse',
  description: 'Ce qui s’écrit de notre rhum : escales, tropiques, fermes, fûts uniques, Nuits des îles.',
  card: 'news',
};
