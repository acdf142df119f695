import type { buyCopy as english } from '#app/content/buy/buy-copy.ts';
import type { Translated } from '#app/content/translated.ts';

const places: Readonly<Record<Parameters<typeof english.placeName>[0], string>> = {
  'United Kingdom': 'Royaume-Uni',
  'United States': 'États-Unis',
  Japan: 'Japon',
  'Port Vila': 'Port‑Vila',
  Santo: 'Santo',
  Retail: 'Boutiques',
  'Duty free': 'Hors taxes',
  'Bars and restaurants': 'Bars et restaurants',
};

export const buyCopy: Translated<typeof english> = {
  title: ['Où acheter', 'nos bouteilles'],
  lead: 'Par la poste dans trois pays, en boutique dans deux villes, et à notre comptoir, où goûter d’abord.',
  chart: 'Port-Vila à Éfaté et Luganville à Espiritu Santo, sur une carte des îles qui les séparent',
  luganville: 'Luganville',
  portVila: 'Port‑Vila',
  placeName: (name) => places[name],
  online: 'En ligne',
  onlineLine: 'La boutique choisie se charge de la livraison et des taxes.',
  inTown: {
    'Port Vila': 'Boutiques et bars, de l’aéroport au quai.',
    Santo: 'Luganville et son aéroport, à une heure de vol vers le nord.',
  },
  otherSite: 'sur un autre site',
  map: 'Plan',
  mapOf: (shop) => `${shop}, sur un autre site`,
  mapAt: ({ latitude, longitude }) =>
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  cellarDoor: 'Au comptoir',
  cellarDoorLine:
    'Le bar de la distillerie vend toutes les bouteilles de la gamme, et quelques-unes introuvables ailleurs. Venez pour une visite, pour une dégustation, ou seulement pour la bouteille.',
  tours: 'Réserver une visite',
  findUs: 'Comment venir',
  trade: 'Une boutique, un bar à vous ?',
  tradeLink: 'Écrivez-nous',
};
