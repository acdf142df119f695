import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { spiritsPage } from '../content/pages/spirits.ts';
import { lazyRoute, StaticHtml } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(spiritsPage);

const Page = lazyRoute(() =>
  import('../features/spirits/spirits-page.tsx').then(({ SpiritsPage }) => SpiritsPage),
);

export default function Spirits() {
  return (
    <StaticHtml>
      <Page />
    </StaticHtml>
  );
}
