import type { MetaDescriptor } from 'react-router-dom';
import type { RouteHandle } from '../content/frame/frame-copy.ts';
import { japaneseFrame } from '../content/frame/japanese-frame.ts';
import { japanPage } from '../content/pages/japan.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { ShopPage } from '../features/japan/shop-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(japanPage);

export const handle: RouteHandle = { frame: japaneseFrame, footer: 'shop' };

export default function Japan() {
  return <ShopPage />;
}
