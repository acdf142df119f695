import type { MetaDescriptor } from 'react-router-dom';
import { cookiesPage } from '../content/pages/cookies.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { lazyRoute, StaticHtml } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(cookiesPage);

const Page = lazyRoute(() =>
  import('../features/privacy/cookie-policy-page.tsx').then(({ CookiePolicyPage }) => CookiePolicyPage),
);

export default function Cookies() {
  return (
    <StaticHtml>
      <Page />
    </StaticHtml>
  );
}
