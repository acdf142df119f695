import type { operatorCompanyPage as english } from '#app/content/pages/operator-company.ts';

export const operatorCompanyPage: typeof english = {
  title: 'Espace professionnel',
  description: 'L’espace d’un prestataire qui amène ses clients à la distillerie de rhum de Port-Vila.',
  noindex: true,
};
