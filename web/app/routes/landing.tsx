import type { MetaDescriptor } from 'react-router-dom';
import { agreeByButton } from '../analytics/agree-by-button.ts';
import { useDeferredDays } from '../api/use-deferred-days.ts';
import { useNow } from '../api/use-now.ts';
import { landingPage } from '../content/pages/landing.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { LandingHero } from '../features/landing/landing-hero.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(landingPage);

export default function Landing() {
  const now = useNow();
  return <LandingHero now={now} closedDays={useDeferredDays(now)?.closedDays} onChoice={agreeByButton} />;
}
