import type { ProductKey } from '../../../../shared/shop/products.ts';
import { shopBottles } from '../../content/shop-products.ts';
import { PicturePlace } from '../../ui/picture-place/picture-place.tsx';

/** The picture of a rum; the drawn bottle until there is one. */
export function BottlePicture({ product }: { product: ProductKey }) {
  const { picture } = shopBottles[product];
  return (
    <PicturePlace spot={picture} sizes="(min-width: 1200px) 272px, (min-width: 680px) 33vw, 132px" />
  );
}
