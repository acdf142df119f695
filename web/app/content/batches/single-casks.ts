import { shopBatches } from '#shared/content/shop-batches.ts';
import type { Batch } from './batches.ts';

/**
 * Casks bottled alone, sold as "Aged"; the number of the cask is the number on the bottle. They have no filter button:
 * those are for the batches of the specification. SAMPLE CONTENT: the owner replaces it with each new cask.
 */
export const singleCasks: readonly Batch[] = [
  {
    id: shopBatches.aged.number,
    name: 'Aged, single cask',
    subtitle: 'One cask, five years old, bottled on its own. Its number is the number on the bottle.',
    resting: {
      title: 'Resting',
      description: 'Five weeks in steel, with nothing added but water, brought to 40% before bottling.',
    },
    barrels: {
      title: 'The barrel',
      description: 'It stood in the second row, between two casks that went into a blend.',
      table: [{ batch: 'C-047', age: { years: 5, months: 0 }, fillingDate: '2020-06', blendPercentage: 100 }],
    },
    volume: {
      title: 'Production volume',
      description: '290 bottles of 750 ml, numbered 0001 to 0290.',
      bottles: [
        '0001 to 0060: the cellar door in Port Vila',
        '0061 to 0110: the shops and the bar that Where to Buy names',
        '0111 to 0290: Japan',
      ],
    },
  },
];
