import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { spiritsPage } from '../content/pages/spirits.ts';
import { AsServed, drawnLater } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(spiritsPage);

const Page = drawnLater(() =>
  import('../features/spirits/spirits-page.tsx').then(({ SpiritsPage }) => SpiritsPage),
);

export default function Spirits() {
  return (
    <AsServed>
      <Page />
    </AsServed>
  );
}
