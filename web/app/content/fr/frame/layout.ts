import type * as english from '#app/content/frame/layout.ts';
import { menu } from '#app/content/frame/menu.ts';
import type { Translated } from '#app/content/translated.ts';
import { houseName, housePhone } from '#shared/content/business.ts';

export const siteFrame: typeof english.siteFrame = {
  words: {
    oldBrowser: `Navigateur trop ancien pour réserver. Téléphonez au ${housePhone.replaceAll(' ', '\u00a0')}.`,
    skip: 'Aller au contenu',
    home: `${houseName}, accueil`,
    mainMenu: 'Menu principal',
    menu: 'Menu',
    more: (label) => `Sous-menu : ${label}`,
    language: { label: 'English', to: '/', lang: 'en', base: '' },
    book: { label: 'Réserver une visite', to: '/tours' },
    phone: housePhone,
    sheetFoot: 'Réservation et contact',
    sheetLinks: [
      { label: 'Professionnels du tourisme', to: '/operator' },
      { label: '日本語', to: '/jp', lang: 'ja' },
    ],
  },
  menu,
};

export const errorCopy: Translated<typeof english.errorCopy> = {
  broken: {
    title: 'Cette page n’a pas pu être chargée',
    lead: 'Une erreur s’est produite de notre côté. Les réservations déjà faites ne risquent rien.',
  },
  missing: {
    title: 'Rien à cette adresse',
    lead: 'Le lien est peut-être ancien, ou mal recopié. L’accueil mène aux visites, aux spiritueux et à tout le reste.',
  },
  retry: 'Recharger la page',
  home: 'Aller à l’accueil',
};
