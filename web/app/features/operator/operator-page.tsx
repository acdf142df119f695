import { operatorCopy as copy } from '#app/content/operator/operator-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Page } from '#app/ui/layout/layout.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { CapacitySection } from './capacity-section.tsx';
import { RequestForm } from './request-form.tsx';

/** The operator programme, with the request form. */
export const OperatorPage = () => (
  <>
    <PageHero
      title={copy.title}
      lead={copy.lead}
      picture={<PictureFrame spot={copy.picture} cover first />}
    />
    <CapacitySection />
    <Page section last>
      <ReadingSection id="request" heading={copy.ask} aside={copy.askLead} ruled wide>
        <noscript>
          <p>
            {copy.noScript} <TextLink to={`mailto:${copy.write}`}>{copy.write}</TextLink>.
          </p>
        </noscript>
        <RequestForm />
      </ReadingSection>
      <ReadingSection heading={copy.forGuests} ruled>
        <p>{copy.book}</p>
        <div>
          <Button kind="secondary" to="/tours">
            {copy.toTours}
          </Button>
        </div>
      </ReadingSection>
    </Page>
  </>
);
