import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import type { CallProblem } from '#app/requests/client.ts';
import { TextLink } from '#app/ui/text-link.tsx';

export interface FormFailureProps {
  failure: CallProblem | undefined;
  /** `mailto:` link with the input. */
  mail: string;
}

/** A failure in the specified words, or when to retry after rate limiting; with the mail alternative. */
export const FormFailure = ({ failure, mail }: FormFailureProps) => (
  <>
    <p>{failure?.kind === 'too-many' ? failure.message : copy.failed}</p>
    <p>
      {copy.afterFailure} <TextLink to={mail}>{copy.byMail}</TextLink> {copy.byMailTo}.
    </p>
  </>
);
