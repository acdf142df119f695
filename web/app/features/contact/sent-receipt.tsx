import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { FilledField } from './mailto-link.ts';
import styles from './sent-receipt.module.css';

export interface SentReceiptProps {
  fields: readonly FilledField[];
  email: string;
  /** Shown above the receipt, and announced with its heading. */
  message: string;
  onStartOver: () => void;
}

/** Receipt of the sent input, shown instead of the form. Takes the focus, since the button has disappeared. */
export const SentReceipt = ({ fields, email, message, onStartOver }: SentReceiptProps) => (
  <Card>
    <Stack gap={16} className={styles.receipt}>
      <h3 ref={focusOn} tabIndex={-1} aria-label={`${message} ${copy.receipt.title}`}>
        {copy.receipt.title}
      </h3>
      <dl>
        {fields.map(({ label, value }) => (
          <Stack key={label} gap={4} gapX={24} padY={12} rule="above" className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </Stack>
        ))}
      </dl>
      <p className={styles.mailed}>
        {copy.receipt.answerTo} <span className={styles.value}>{email}</span>.
      </p>
      <TextButton onClick={onStartOver}>{copy.receipt.again}</TextButton>
    </Stack>
  </Card>
);
