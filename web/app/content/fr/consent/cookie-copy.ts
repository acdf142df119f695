import type * as english from '#app/content/consent/cookie-copy.ts';

export const cookieCopy: typeof english.cookieCopy = {
  title: 'Gérer les cookies',
  lead: 'Vous pouvez revenir ici à tout moment. Un changement prend effet à l’enregistrement.',
  parts: {
    essential: {
      name: 'Essentiels',
      about:
        'Retiennent ce choix, et suivent d’une page à l’autre votre réservation ou votre commande en cours.',
    },
    analytics: {
      name: 'Mesure d’audience',
      about: 'Nous dit quelles pages sont lues, et jusqu’où vont les réservations. Jamais qui vous êtes.',
    },
    marketing: {
      name: 'Publicité',
      about:
        'Indique à notre partenaire publicitaire qu’une annonce a mené à une visite du site. Jamais votre nom ni votre réservation.',
    },
  },
  always: 'Toujours actifs',
  on: 'Oui',
  off: 'Non',
  policy: 'Politique relative aux cookies',
  private:
    'Votre navigateur demande à chaque site de ne rien partager de ce que vous faites (Global Privacy Control). Nous en tenons compte : la mesure d’audience et la publicité restent désactivées.',
  save: 'Enregistrer',
  essentialOnly: 'Essentiels uniquement',
  saved: 'Vos réglages de cookies sont enregistrés.',
  notSaved:
    'Votre navigateur ne nous laisse pas retenir ce choix. Tant qu’il en est ainsi, rien n’est mesuré.',
};
