import type { singleCasks as english } from '#app/content/batches/single-casks.ts';
import { shopBatches } from '#shared/content/shop-batches.ts';

export const singleCasks: typeof english = [
  {
    id: shopBatches.aged.number,
    name: 'Aged, fût unique',
    subtitle:
      'Un seul fût, cinq ans, mis en bouteille sans assemblage. Son numéro est celui de la bouteille.',
    resting: {
      title: 'Repos',
      description:
        'Cinq semaines en cuve d’acier, sans rien d’autre que de l’eau, réduit à 40 % avant la mise.',
    },
    barrels: {
      title: 'Le fût',
      description: 'Il se tenait au deuxième rang, entre deux fûts partis en assemblage.',
      table: [{ batch: 'C-047', age: { years: 5, months: 0 }, fillingDate: '2020-06', blendPercentage: 100 }],
    },
    volume: {
      title: 'Volume produit',
      description: '290 bouteilles de 75 cl, numérotées de 0001 à 0290.',
      bottles: [
        '0001 à 0060 : au comptoir, à Port‑Vila',
        '0061 à 0110 : les boutiques et le bar cités dans Où acheter',
        '0111 à 0290 : Japon',
      ],
    },
  },
];
