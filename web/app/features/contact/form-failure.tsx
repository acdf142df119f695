import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import type { CallProblem } from '#app/requests/client.ts';
import { TextLink } from '#app/ui/text-link.tsx';

export interface FormFailureProps {
  failure: CallProblem | undefined;
  /** `mailto:` link with the input. */
  mailto: string;
}

/** The specified message about a failure, or the time to retry after rate limiting, with a link to send an email. */
export const FormFailure = ({ failure, mailto }: FormFailureProps) => (
  <>
    <p>{failure?.kind === 'too-many' ? failure.message : copy.failed}</p>
    <p>
      {copy.afterFailure} <TextLink to={mailto}>{copy.byMail}</TextLink> {copy.byMailTo}.
    </p>
  </>
);
