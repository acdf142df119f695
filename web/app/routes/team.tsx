import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { teamPage } from '../content/pages/team.ts';
import { TeamPage } from '../features/team/team-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(teamPage);

export default function Team() {
  return <TeamPage />;
}
