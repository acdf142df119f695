import { shopPictures } from '#app/content/japan/shop-products.ts';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import type { ProductKey } from '#shared/shop/products.ts';

export const BottlePicture = ({ product }: { product: ProductKey }) => (
  <PictureFrame
    spot={shopPictures[product]}
    sizes="(min-width: 1200px) 272px, (min-width: 680px) 33vw, 132px"
  />
);
