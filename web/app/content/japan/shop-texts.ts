import type { ProductKey } from '#shared/shop/products.ts';
import { type Phrases, phrases } from '../frame/phrases.ts';

/** Descriptions of the rums. SAMPLE CONTENT: the owner replaces it. */
export const shopTexts: Readonly<Record<ProductKey, Phrases>> = {
  yumi: phrases`ピュアケーンラム。樽を通さない、収穫したてのサトウキビの香り。`,
  aged: phrases`シングルカスクで5年。乾いた果実と、ほのかなオークの余韻。`,
  lostTime: phrases`バッチARB10。中身の減った7つの樽を合わせた限定品。`,
};
