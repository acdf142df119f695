import type { communityPage as english } from '#app/content/pages/community.ts';

export const communityPage: typeof english = {
  path: '/community',
  title: 'Communauté : fermes et voisins',
  description:
    'Les fermes, l’équipe et les voisins de la distillerie de rhum de Port-Vila : l’année de la canne, trois fermes et leur rhum, et ce qui leur revient.',
};
