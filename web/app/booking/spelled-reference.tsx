import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

/** A booking's reference; assistive technology spells it group by group. */
export const SpelledReference = ({
  reference,
  className,
}: {
  reference: string;
  className: string | undefined;
}) => (
  <>
    <span className={className} aria-hidden="true">
      {reference}
    </span>
    <VisuallyHidden>{spelled(reference)}</VisuallyHidden>
  </>
);

/** Name, date, time, and the secret in groups of four. */
const spelled = (reference: string): string =>
  reference
    .split(/(?<=^\D+)(?=\d)|(?<=^\D+\d{6})|-|(?<=-\w{4}|-\w{8})/)
    .map((group) => [...group].join(' '))
    .join(', ');
