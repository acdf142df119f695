import type { teamPage as english } from '#app/content/pages/team.ts';

export const teamPage: typeof english = {
  path: '/team',
  title: 'L’équipe',
  description: 'Distillation, chai, accueil, fermes : l’équipe de Port-Vila, venue de six îles du Vanuatu.',
};
