import type { MetaDescriptor } from 'react-router-dom';
import { agreeByButton } from '../analytics/agree-by-button.ts';
import { useNow } from '../clock/use-now.ts';
import { landingPage } from '../content/pages/landing.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { LandingHero } from '../features/landing/landing-hero.tsx';
import { useDeferredDays } from '../requests/use-deferred-days.ts';

export const meta = (): MetaDescriptor[] => pageMeta(landingPage);

export default function Landing() {
  const now = useNow();
  return <LandingHero now={now} closedDays={useDeferredDays(now)?.closedDays} onChoice={agreeByButton} />;
}
