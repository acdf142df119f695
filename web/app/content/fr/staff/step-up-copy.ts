import type * as english from '#app/content/staff/step-up-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { stepUpSeconds } from '#shared/staff/sign-in/people.ts';
import { inWords } from '#shared/values/written-number.ts';

export const stepUpCopy: Translated<typeof english.stepUpCopy> = {
  title: 'Confirmez que c’est vous',
  text: (what) =>
    `${what} votre clé d’accès : votre doigt, votre visage ou le code de cet appareil. Elle vaut pour ${inWords(stepUpSeconds / 60)} minutes.`,
  none: 'Vous n’avez pas encore de clé d’accès. Ajoutez-en une ; elle vous sera demandée ensuite.',
  use: 'Utiliser ma clé d’accès',
  using: 'En attente de votre clé d’accès…',
  add: 'Ajouter une clé d’accès',
  keep: 'Retour',
};
