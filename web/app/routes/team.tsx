import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { teamPage } from '../content/pages/team.ts';
import { lazyRoute, StaticHtml } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(teamPage);

const Page = lazyRoute(() => import('../features/team/team-page.tsx').then(({ TeamPage }) => TeamPage));

export default function Team() {
  return (
    <StaticHtml>
      <Page />
    </StaticHtml>
  );
}
