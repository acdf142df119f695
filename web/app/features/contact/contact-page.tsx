import { useClosedDays } from '../../api/use-closed-days.ts';
import { useNow } from '../../api/use-now.ts';
import layout from '../../ui/layout.module.css';
import { lazyRoute, StaticHtml } from '../../ui/navigation/static-html.tsx';
import { OpeningNow } from '../../ui/opening-now/opening-now.tsx';
import { EnquirySection } from './enquiry-section.tsx';

const ContactOpening = lazyRoute(() =>
  import('./contact-opening.tsx').then(({ ContactOpening }) => ContactOpening),
);

/** How to reach the house: in words, on a chart, by the clock, and by the form for events. */
export function ContactPage() {
  const now = useNow();
  const closedDays = useClosedDays(now);
  return (
    <>
      <StaticHtml>
        <ContactOpening />
      </StaticHtml>
      <div className={layout.section}>
        <OpeningNow now={now} closedDays={closedDays} />
      </div>
      <EnquirySection />
    </>
  );
}
