import type { MetaDescriptor } from 'react-router-dom';
import type { RouteHandle } from '../content/frame/frame-copy.ts';
import { japaneseFrame } from '../content/frame/japanese-frame.ts';
import { legalDisclosurePage } from '../content/pages/legal-disclosure.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { lazyRoute, StaticHtml } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(legalDisclosurePage);

export const handle: RouteHandle = { frame: japaneseFrame, footer: 'japanese' };

const Page = lazyRoute(() =>
  import('../features/japan/legal-disclosure-page.tsx').then(
    ({ LegalDisclosurePage }) => LegalDisclosurePage,
  ),
);

export default function LegalDisclosure() {
  return (
    <StaticHtml>
      <Page />
    </StaticHtml>
  );
}
