import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#app/clock/use-hydrated.ts';
import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import { useTextForm } from '#app/forms/use-text-form.ts';
import { sendEventEmail } from '#app/requests/send-event-email.ts';
import { Page } from '#app/ui/layout/layout.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { enquiryRules } from '#shared/enquiries/event-enquiry.ts';
import { trapField, withTrap } from '#shared/values/trap.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { NoScriptEmail } from './no-script-email.tsx';

/** Anchor of this section (specification §2). */
const anchor = 'event-booking';
const trappedRules = withTrap(enquiryRules);

/** Event enquiry. `from=event-booking` scrolls here even without the hash, and adds a link back to the tours. */
export function EnquirySection() {
  const [params] = useSearchParams();
  const comesFromTours = useHydrated() && params.get('from') === anchor;
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  const enquiry = useTextForm({
    rules: trappedRules,
    send: sendEventEmail,
    trap: trapField,
    failureEvent: 'enquiry-not-sent',
  });
  useEffect(() => {
    if (comesFromTours && hash === '') section.current?.scrollIntoView({ behavior: 'instant' });
  }, [comesFromTours, hash]);
  return (
    <Page ref={section} section last>
      <ReadingSection
        id={anchor}
        heading={copy.enquiry}
        ruled
        wide
        aside={
          <>
            {copy.enquiryLead}
            {comesFromTours && (
              <>
                {' '}
                <TextLink to="/tours">{copy.fromTours}</TextLink>
              </>
            )}
          </>
        }
      >
        <NoScriptEmail />
        <EnquiryForm enquiry={enquiry} />
      </ReadingSection>
    </Page>
  );
}
