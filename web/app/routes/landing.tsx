import type { MetaDescriptor } from 'react-router-dom';
import { useClosedDaysLater } from '../api/use-closed-days-later.ts';
import { useNow } from '../api/use-now.ts';
import { pageMeta } from '../content/page-meta.ts';
import { landingPage } from '../content/pages/landing.ts';
import { LandingHero } from '../features/landing/landing-hero.tsx';
import { agreeByButton } from '../measurement/consent.ts';

export const meta = (): MetaDescriptor[] => pageMeta(landingPage);

export default function Landing() {
  const now = useNow();
  return <LandingHero now={now} closedDays={useClosedDaysLater(now)} onChoice={agreeByButton} />;
}
