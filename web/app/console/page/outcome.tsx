import { Notice } from '#app/ui/notice.tsx';

interface OutcomeProps {
  /** Nothing is shown without it. */
  text: string | false | undefined;
}

/** Why something was refused, announced when it appears. */
export const Refusal = ({ text }: OutcomeProps) => (
  <div role="alert">{text && <Notice kind="refused">{text}</Notice>}</div>
);

/** What was done, announced when it appears. */
export const Done = ({ text }: OutcomeProps) => (
  <div role="status">{text && <Notice kind="done">{text}</Notice>}</div>
);
