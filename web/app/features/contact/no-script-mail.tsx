import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import { TextLink } from '#app/ui/text-link.tsx';

/** The mail address, for browsers that cannot send the form. */
export const NoScriptMail = () => (
  <noscript>
    <p>
      {copy.noScript} <TextLink to={`mailto:${copy.enquiryMail}`}>{copy.enquiryMail}</TextLink>.
    </p>
  </noscript>
);
