import { lazy, type ReactNode, useRef } from 'react';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { Notice } from '#app/ui/notice.tsx';
import styles from './form-with-receipt.module.css';
import type { FilledField } from './mailto-link.ts';

/** Loaded once something has been sent. */
const SentReceipt = lazy(async () => ({ default: (await import('./sent-receipt.tsx')).SentReceipt }));

export interface FormWithReceiptProps {
  /** The sent input, while its receipt is shown. */
  sentInput: { fields: readonly FilledField[]; email: string } | undefined;
  message: string;
  onStartOver: () => void;
  /** The form. */
  children: ReactNode;
}

/**
 * A form until it is sent, then its receipt. The heading of the receipt takes the focus and includes the message. In
 * a live region, the message would be announced twice.
 */
export function FormWithReceipt({ sentInput, message, onStartOver, children }: FormWithReceiptProps) {
  const outcome = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {sentInput && <Notice kind="done">{message}</Notice>}
      </div>
      {sentInput ? (
        <LazyPart onFailed={() => outcome.current?.focus()}>
          <SentReceipt {...sentInput} message={message} onStartOver={onStartOver} />
        </LazyPart>
      ) : (
        children
      )}
    </>
  );
}
