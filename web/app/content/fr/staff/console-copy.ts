import type * as english from '#app/content/staff/console-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { houseName } from '#shared/content/business.ts';

export const consoleCopy: Translated<typeof english.consoleCopy> = {
  house: houseName,
  colon: '\u202f: ',
  semicolon: '\u202f; ',
  opening: 'Ouverture de la console…',
  skip: 'Aller au contenu',
  pages: 'Pages de la console',
  today: 'Journée',
  people: 'Équipe et appareils',
  closures: 'Fermetures',
  till: 'Caisse',
  review: 'À décider',
  paper: 'D’après le papier',
  office: 'Bureau',
  officePages: 'Pages du bureau',
  managersOnly: 'Le bureau est réservé aux responsables. Adressez-vous à l’un d’eux.',
  orders: 'Commandes',
  enquiries: 'Demandes',
  operators: 'Prestataires',
  stock: 'Stock',
  calendar: 'Calendrier',
  numbers: 'Chiffres',
  privacy: 'Confidentialité',
  personalData: 'Données personnelles',
  menu: (name) => `Menu de ${name}`,
  role: { floor: 'Salle', manager: 'Responsable' },
  browser: (name) => name.replace(/^A browser/, 'Un navigateur').replace(/ on /, ' sur '),
  theme: 'Couleurs',
  themes: [
    { value: 'system', label: 'De l’appareil' },
    { value: 'dark', label: 'Sombre' },
    { value: 'sun', label: 'Plein air' },
  ],
  language: 'Langue',
  languageNotKept: (reason) => `Cette langue n’est pas retenue. ${reason}`,
  shortcuts: 'Raccourcis clavier',
  addPasskey: 'Ajouter une clé d’accès',
  chooseCode: 'Code pour les appareils partagés',
  passkeyAdding: 'En attente de la clé d’accès…',
  passkeyAdded: 'La clé d’accès est ajoutée. Elle servira à la prochaine connexion.',
  site: 'Site public',
  signOut: 'Se déconnecter',
  signOutTitle: 'Se déconnecter ici ?',
  signOutText: {
    withPasskey:
      'Vous reviendrez avec votre clé d’accès. Ce qui n’est pas encore envoyé reste ici jusque-là.',
    without:
      'Vous n’avez pas de clé d’accès : pour revenir, il vous faudra un nouveau lien d’un responsable. Ajoutez d’abord une clé d’accès si possible.',
  },
  stay: 'Garder la session',
  signingOut: 'Déconnexion…',
  partMissing: 'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  wentWrong: 'Un problème est survenu sur cette page. Merci de réessayer.',
  notSignedOut: (reason) => `La déconnexion n’a pas eu lieu. ${reason}`,
};

export const brokenCopy: Translated<typeof english.brokenCopy> = {
  title: 'Cette page s’est arrêtée',
  lead: 'Ce que vous avez saisi et vu confirmé est enregistré. Rechargez la page pour continuer.',
  retry: 'Recharger la page',
};
