import { picture } from './picture.ts';
import type { PictureSpot } from './picture-spot.ts';

/** How a rum of the shop is shown; its name and price are in `shared/shop/products.ts`. */
export interface ShopBottle {
  picture: PictureSpot;
}

/** By the key of the product. SAMPLE CONTENT: the owner replaces it. */
export const shopBottles: Readonly<Record<'yumi' | 'aged' | 'lostTime', ShopBottle>> = {
  yumi: {
    picture: {
      ratio: '2:3',
      image: picture('yumi'),
      alt: 'ユミのボトル',
    },
  },
  aged: {
    picture: {
      ratio: '2:3',
      image: picture('aged'),
      alt: 'エイジドのボトル',
    },
  },
  lostTime: {
    picture: {
      ratio: '2:3',
      image: picture('lost-times'),
      alt: 'ロスト・タイムのボトル',
    },
  },
};
