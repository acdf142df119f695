import type { ProductKey } from '../../../../shared/shop/products.ts';
import { shopPictures } from '../../content/japan/shop-products.ts';
import { PicturePlace } from '../../ui/picture-place/picture-place.tsx';

/** The picture of a rum. */
export const BottlePicture = ({ product }: { product: ProductKey }) => (
  <PicturePlace
    spot={shopPictures[product]}
    sizes="(min-width: 1200px) 272px, (min-width: 680px) 33vw, 132px"
  />
);
