import { lazy } from 'react';
import { OpeningNow } from '#app/booking/opening-hours/opening-now.tsx';
import { useNow } from '#app/clock/use-now.ts';
import { useKnownDays } from '#app/requests/use-closed-days.ts';
import { Panel } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { lazyRoute, StaticHtml } from '#app/ui/navigation/static-html.tsx';
import { EnquirySection } from './enquiry-section.tsx';
import { QuestionSection } from './question-section.tsx';

/** Below what everyone reads, and not within the first packets. */
const StepFree = lazy(async () => ({ default: (await import('#app/booking/step-free.tsx')).StepFree }));
const ContactHero = lazyRoute(() => import('./contact-hero.tsx').then(({ ContactHero }) => ContactHero));

/** Contact page: facts, chart, opening hours, the form for any question and the one for events. */
export function ContactPage() {
  const now = useNow();
  const { closedDays } = useKnownDays(now);
  return (
    <>
      <StaticHtml>
        <ContactHero />
      </StaticHtml>
      <Panel section>
        <OpeningNow now={now} closedDays={closedDays} />
      </Panel>
      <QuestionSection />
      <EnquirySection />
      {now && (
        <Panel page last>
          <LazyPart>
            <StepFree />
          </LazyPart>
        </Panel>
      )}
    </>
  );
}
