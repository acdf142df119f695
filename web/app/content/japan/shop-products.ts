import type { ProductKey } from '#shared/shop/products.ts';
import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { picture } from '../pictures/picture.ts';

/** Pictures of the rums; names and prices are in `shared/shop/products.ts`. */
export const shopPictures: Readonly<Record<ProductKey, PictureSpot>> = {
  yumi: {
    ratio: '2:3',
    image: picture('yumi'),
    alt: 'ユミのボトル',
  },
  aged: {
    ratio: '2:3',
    image: picture('aged'),
    alt: 'エイジドのボトル',
  },
  lostTime: {
    ratio: '2:3',
    image: picture('lost-times'),
    alt: 'ロスト・タイムのボトル',
  },
};
