import type * as english from '#app/content/staff/stock-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { comparedDays } from '#shared/shop/stock-discrepancies.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

const bottlesOf = (count: number): string => counted(count, 'bouteille');

const formatChange = (bottles: number): string =>
  bottles === 0 ? '±0' : `${bottles < 0 ? '−' : '+'}${formatFigure(Math.abs(bottles))}`;

const change = {
  stocktake: 'inventaire',
  delivery: 'livraison',
  broken: 'casse',
  tasting: 'pour dégustation',
  other: 'pour une autre raison',
  set: 'saisi sur la page d’inventaire',
} as const;

export const stockCopy: Translated<typeof english.stockCopy> = {
  title: 'Stock',
  lead: 'Chaque bouteille est comptée une fois : disponible, mise de côté pendant un paiement, ou vendue.',
  loading: 'Chargement du stock…',
  notLoaded: 'Le stock n’a pas pu être chargé.',
  old: 'Ces nombres ne sont peut-être plus à jour.',
  retry: 'Réessayer',
  abv: (abv) => `${String(abv).replace('.', ',')} % vol`,
  status: { 'In Stock': 'En stock', 'Low Stock': 'Stock bas', 'Out of Stock': 'Épuisé' },
  never: 'Jamais compté',
  counts: {
    available: 'Disponibles',
    held: 'Mises de côté',
    inHouse: 'Dans la maison',
    sold: 'Vendues',
  },
  toShip: (bottles) => `${bottles} à expédier`,
  sum: 'disponibles + mises de côté',
  soldInHouse: (bottles) => `dont ${bottles} ${bottles < 2 ? 'vendue' : 'vendues'}`,
  bottlesATick: (bottles) => `une graduation : ${bottlesOf(bottles)}`,
  lowMark: (bottles) => `seuil bas : ${bottles}`,
  correct: 'Corriger le nombre',
  correctOf: (name) => `Corriger le nombre : ${name}`,
  export: 'Enregistrer dans un fichier',
  exportName: 'inventaire.json',

  agreement: 'Comparaison avec les commandes',
  checking: `Comparaison avec les commandes des ${comparedDays} derniers jours…`,
  agrees: 'Le stock concorde avec les commandes.',
  disagrees: 'Le stock ne concorde pas avec les commandes.',
  advice:
    'Un achat est peut-être en cours : vérifiez à nouveau dans une minute. Si l’écart demeure, ne le corrigez pas ici : quelqu’un a modifié des données à la main.',
  notChecked: 'La comparaison n’a pas pu se faire.',
  checkAgain: 'Vérifier à nouveau',

  history: 'Corrections',
  noHistory: 'Pas encore de correction.',
  earlierCorrections: (listed) => `Voici les ${listed} dernières. Les précédentes ne figurent pas.`,
  happened: (bottles, reason) => [formatChange(bottles), change[reason]],
  left: (available, held) =>
    held === 0
      ? `soit ${available} ${available < 2 ? 'disponible' : 'disponibles'}`
      : `soit ${available} ${available < 2 ? 'disponible' : 'disponibles'}, ${held} de côté`,
  former: 'une personne qui a quitté l’équipe',
  byCredentials: 'avec des identifiants AWS',
};

export const correctCopy: Translated<typeof english.correctCopy> = {
  now: (inHouse, held, sold) =>
    [
      `Il devrait y avoir ${bottlesOf(inHouse)} dans la maison`,
      ...(held === 0 ? [] : [`dont ${held} de côté pour des clients en train de payer`]),
      ...(sold === 0
        ? []
        : [
            `dont ${sold} ${sold < 2 ? 'vendue, à expédier : comptez-la' : 'vendues, à expédier : comptez-les'} aussi`,
          ]),
    ]
      .join(', ')
      .concat('.'),
  reading: 'Lecture des commandes, pour compter les bouteilles vendues. Un instant, s’il vous plaît.',
  unread: 'Les commandes n’ont pas pu être lues : ne comptez pas les bouteilles des commandes payées.',
  tooFew: (sold) =>
    sold < 2 ? 'Comptez aussi la bouteille vendue.' : `Comptez aussi les ${sold} bouteilles vendues.`,
  reason: 'Pourquoi',
  reasons: [
    { value: 'stocktake', label: 'Inventaire' },
    { value: 'delivery', label: 'Livraison' },
    { value: 'broken', label: 'Casse' },
    { value: 'tasting', label: 'Dégustation' },
    { value: 'other', label: 'Autre' },
  ],
  bottles: {
    stocktake: 'Bouteilles comptées dans la maison',
    delivery: 'Bouteilles livrées',
    broken: 'Bouteilles cassées',
    tasting: 'Bouteilles ouvertes pour dégustation',
    other: 'Bouteilles',
  },
  way: 'Plus ou moins',
  ways: [
    { value: 'fewer', label: 'Moins' },
    { value: 'more', label: 'Plus' },
  ],
  note: { needed: 'Note', optional: 'Note (facultative)' },
  result: (before, after) => `Disponibles : ${before} maintenant, ${after} ensuite.`,
  save: 'Corriger le stock',
  saving: 'Correction…',
  what: 'Corriger le stock demande',
  done: (name, difference, available) =>
    `${name} : ${formatChange(difference)}. ${available} ${available < 2 ? 'disponible' : 'disponibles'}.`,
  refused: (reason, kind) => (kind === 'stock-changed' ? reason : `Rien n’a été modifié. ${reason}`),
  lost: 'Aucune réponse n’est arrivée : c’est peut-être fait. Appuyez à nouveau : cela ne compte qu’une fois.',
};
