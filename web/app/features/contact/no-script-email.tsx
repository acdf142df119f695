import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import { TextLink } from '#app/ui/text-link.tsx';

/** The email address, for browsers that cannot send the form. */
export const NoScriptEmail = () => (
  <noscript>
    <p>
      {copy.noScript} <TextLink to={`mailto:${copy.enquiryMail}`}>{copy.enquiryMail}</TextLink>.
    </p>
  </noscript>
);
