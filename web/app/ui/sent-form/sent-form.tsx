import { type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import styles from './sent-form.module.css';

export interface SentFormViewProps {
  /** On the button; and while it is on its way, an "-ing" word. */
  send: string;
  sending: string;
  isSending: boolean;
  /** Sends it; answers with the name of the first field to be mended when it cannot be sent. */
  onSubmit: () => string | undefined;
  /** Said when it has been taken. */
  done: ReactNode;
  /** Said when it has not. */
  refused: ReactNode;
  children: ReactNode;
}

/** A form that is sent to the house: fields in two columns, the button, and what became of it. */
export function SentFormView(props: SentFormViewProps) {
  const { send, sending, isSending, onSubmit, done, refused, children } = props;
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      method="post"
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        const toMend = onSubmit();
        if (toMend) form.current?.querySelector<HTMLElement>(`[name="${toMend}"]`)?.focus();
      }}
    >
      {children}
      <div className={`${styles.wide} ${styles.foot}`}>
        <Button
          type="submit"
          // Leaving a field by this press would show its problem, move the button, and the press would miss it.
          onMouseDown={(event) => event.preventDefault()}
          busy={isSending ? sending : undefined}
        >
          {send}
        </Button>
        <div role="status">{done && <Notice kind="done">{done}</Notice>}</div>
        <div role="alert">{refused && <Notice kind="refused">{refused}</Notice>}</div>
      </div>
    </form>
  );
}

/** A field that takes both columns; `label` for those that have none of their own. */
export const WideField = ({ label, children }: { label?: string; children: ReactNode }) => (
  <div className={styles.wide}>
    {label && <p className={styles.label}>{label}</p>}
    {children}
  </div>
);
