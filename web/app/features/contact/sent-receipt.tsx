import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import type { TypedFact } from './mail-instead.ts';
import styles from './sent-receipt.module.css';

export interface SentReceiptProps {
  facts: readonly TypedFact[];
  email: string;
  onAgain: () => void;
}

/** What was sent, on paper, in the place of the form. It takes the focus of the button that is gone. */
export const SentReceipt = ({ facts, email, onAgain }: SentReceiptProps) => (
  <Card>
    <div className={styles.receipt}>
      <h3 ref={focusOn} tabIndex={-1}>
        {copy.receipt.title}
      </h3>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.mailed}>
        {copy.receipt.mailed} <span className={styles.value}>{email}</span>.
      </p>
      <TextButton onClick={onAgain}>{copy.receipt.again}</TextButton>
    </div>
  </Card>
);
