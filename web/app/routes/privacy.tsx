import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { privacyPage } from '../content/pages/privacy.ts';
import { lazyRoute, StaticHtml } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(privacyPage);

const Page = lazyRoute(() =>
  import('../features/privacy/privacy-notice-page.tsx').then(({ PrivacyNoticePage }) => PrivacyNoticePage),
);

export default function Privacy() {
  return (
    <StaticHtml>
      <Page />
    </StaticHtml>
  );
}
