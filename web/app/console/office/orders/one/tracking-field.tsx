import { useId } from 'react';
import styles from '#app/console/office/office-form.module.css';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { trackingNumberRule } from '#shared/shop/tracking-messages.ts';

export interface TrackingFieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Whether the field shows its rule as an error. */
  isInvalid: boolean;
}

/** A field for the tracking number. */
export function TrackingField({ label, value, onChange, isInvalid }: TrackingFieldProps) {
  const id = useId();
  return (
    <>
      <Text htmlFor={id} as="label" size="caption" untracked>
        {label}
      </Text>
      <input
        id={id}
        type="text"
        name="trackingNumber"
        className={styles.field}
        value={value}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Text id={`${id}-hint`} size="note" tone={isInvalid ? 'no' : 'quiet'}>
        {isInvalid ? trackingNumberRule : copy.trackingHint}
      </Text>
    </>
  );
}
