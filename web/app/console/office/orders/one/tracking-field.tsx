import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { trackingNumberRule } from '#shared/shop/tracking-messages.ts';

export interface TrackingFieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Whether the field shows its rule as an error. */
  isInvalid: boolean;
}

/** A field for the tracking number. */
export const TrackingField = ({ isInvalid, ...props }: TrackingFieldProps) => (
  <Field
    {...props}
    name="trackingNumber"
    maxLength={60}
    autoComplete="off"
    hint={copy.trackingHint}
    error={isInvalid ? trackingNumberRule : undefined}
  />
);
