import { Notice } from '#app/ui/notice.tsx';

interface OutcomeProps {
  /** Nothing is shown without it. */
  text: string | false | undefined;
}

/** The reason for a refusal, announced when it appears. */
export const Refusal = ({ text }: OutcomeProps) => (
  <div role="alert">{text && <Notice kind="refused">{text}</Notice>}</div>
);

/** The outcome of an action, announced when it appears. */
export const Done = ({ text }: OutcomeProps) => (
  <div role="status">{text && <Notice kind="done">{text}</Notice>}</div>
);
