import { OpeningNow } from '#app/booking/opening-hours/opening-now.tsx';
import { useNow } from '#app/clock/use-now.ts';
import { useKnownDays } from '#app/requests/use-known-days.ts';
import { Panel } from '#app/ui/layout/layout.tsx';
import { lazyRoute, StaticHtml } from '#app/ui/navigation/static-html.tsx';
import { EnquirySection } from './enquiry-section.tsx';
import { QuestionSection } from './question-section.tsx';

const ContactHero = lazyRoute(() => import('./contact-hero.tsx').then(({ ContactHero }) => ContactHero));
const StepFree = lazyRoute(() => import('#app/booking/step-free.tsx').then(({ StepFree }) => StepFree));

/** Contact page: contact details, chart, opening hours, the question form and the event enquiry. */
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
      <Panel page last>
        <StaticHtml>
          <StepFree />
        </StaticHtml>
      </Panel>
    </>
  );
}
