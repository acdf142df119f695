import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { spiritsPage } from '../content/pages/spirits.ts';
import { rum } from '../content/structured-data/spirits.ts';
import { SpiritsPage } from '../features/spirits/spirits-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(spiritsPage, [rum(spiritsPage)]);

export default function Spirits() {
  return <SpiritsPage />;
}
