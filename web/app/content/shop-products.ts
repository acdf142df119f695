import { type BottleLabel, labelFoot, type Spirit } from './bottle-label.ts';
import type { PictureSpot } from './picture-spot.ts';

/** How a rum of the shop is drawn; its name and price are in `shared/shop/products.ts`. */
export interface ShopBottle {
  spirit: Spirit;
  label: BottleLabel;
  picture: PictureSpot;
}

/** By the key of the product. SAMPLE CONTENT: the owner replaces it. */
export const shopBottles: Readonly<Record<'yumi' | 'aged' | 'lostTime', ShopBottle>> = {
  yumi: {
    spirit: 'clear',
    label: { name: ['Yumi'], story: ['Pure cane,', 'one farm'], ...labelFoot },
    picture: {
      ratio: '2:3',
      note: 'One bottle of Yumi, whole, on a dark bench before casks. Upright, bottle in the middle, warm light from the right, edges dark. The three bottles of the shop stand alike.',
      alt: 'ユミのボトル',
    },
  },
  aged: {
    spirit: 'aged',
    label: { name: ['Aged'], story: ['Single cask,', 'five years'], ...labelFoot },
    picture: {
      ratio: '2:3',
      note: 'One bottle of Aged, whole, on a dark bench before casks. Upright, bottle in the middle, warm light from the right, edges dark. The three bottles of the shop stand alike.',
      alt: 'エイジドのボトル',
    },
  },
  lostTime: {
    spirit: 'dark',
    label: { name: ['Lost', 'Times'], story: ['One of 645 bottles'], ...labelFoot },
    picture: {
      ratio: '2:3',
      note: 'One bottle of Lost Time, whole, on a dark bench before casks. Upright, bottle in the middle, warm light from the right, edges dark. The three bottles of the shop stand alike.',
      alt: 'ロスト・タイムのボトル',
    },
  },
};
