import { labelFoot } from '#app/content/batches/bottle-label.ts';
import type { landingCopy as english } from '#app/content/landing/landing.ts';
import type { Translated } from '#app/content/translated.ts';

export const landingCopy: Translated<typeof english> = {
  unknownAddress: 'Cette page n’existe pas. Voici la page d’accueil.',
  tagline: ['Un rhum vrai,', 'sans retouche.'],
  lead: 'Une canne coupée à la main dans plus de 150 fermes d’Éfaté, passée par l’alambic à repasse, puis confiée au temps des tropiques.',
  discover: 'Découvrir',
  bookTour: 'Réserver',
  consent:
    'En cliquant sur l’un de ces boutons, vous confirmez avoir l’âge légal pour consommer de l’alcool et acceptez la politique relative aux cookies.',
  openNow: 'Ouvert en ce moment',
  closedNow: 'Fermé en ce moment',
  openUntil: (weekday, time) => ` : ${weekday}, jusqu’à ${time}.`,
  openOn: (days, from, until) =>
    `${days.startsWith('Du') ? days : `le ${days.toLowerCase()}`} de ${from} à ${until}`,
  closedOn: (days) => `fermé le ${days.toLowerCase()}`,
  picture: `Une bouteille de rhum Aged sur un établi du chai, près d’une éprouvette où l’alcoomètre marque ${labelFoot.strength}, les fûts derrière elle à la lueur des lampes.`,
};
