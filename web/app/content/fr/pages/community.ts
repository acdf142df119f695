import type { communityPage as english } from '#app/content/pages/community.ts';

export const communityPage: typeof english = {
  path: '/community',
  title: 'Communauté',
  description: 'Les fermes, l’équipe, les voisins, les visiteurs fidèles : la vie autour de la distillerie.',
};
