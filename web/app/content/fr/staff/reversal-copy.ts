import type * as english from '#app/content/staff/reversal-copy.ts';
import type { Translated } from '#app/content/translated.ts';

type Method = Parameters<typeof english.reversalCopy.refund>[0];

const refund: Readonly<Record<Method, (sum: string) => string>> = {
  'cash-vuv': (sum) => `Rendez ${sum} VUV en espèces.`,
  'cash-aud': (sum) => `Rendez ${sum} en espèces.`,
  card: (sum) => `Remboursez ${sum} VUV sur le terminal de paiement : la console ne le fait pas.`,
  complimentary: (sum) => `${sum} VUV sont à nouveau à payer.`,
  'operator-account': (sum) => `${sum} VUV sont retirés du compte du prestataire.`,
};

export const reversalCopy: Translated<typeof english.reversalCopy> = {
  title: 'Contre-passer le paiement',
  refund: (method, sum) => refund[method](sum),
  stays: 'Le paiement et sa contre-passation restent dans l’historique ; la caisse garde les deux.',
  reason: 'Pourquoi ?',
  noReason: 'Indiquez un motif.',
  send: (sum) => `Contre-passer ${sum}`,
  sending: 'Contre-passation…',
  stepUp:
    'Rendre de l’argent demande votre clé d’accès : votre doigt, votre visage ou le code de cet appareil.',
  use: 'Utiliser ma clé d’accès',
  none: 'Rendre de l’argent demande une clé d’accès, et vous n’en avez pas encore. Ajoutez-en une ; elle vous sera demandée ensuite.',
  add: 'Ajouter une clé d’accès',
  using: 'En attente de la clé d’accès…',
  done: (name, sum) => `${name} : ${sum} contre-passés`,
  refused: (reason) => `Rien n’a été contre-passé. ${reason}`,
  lost: 'Aucune réponse n’est arrivée : c’est peut-être fait. Appuyez à nouveau : cela ne compte qu’une fois.',
};
