import { useId, useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import styles from '#app/console/office/office-form.module.css';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { trackingNumberRule } from '#shared/shop/tracking-messages.ts';
import { parseTrackingNumber } from '#shared/shop/tracking-number.ts';

export interface ShipFormProps {
  order: StaffOrder;
  shipment: PasskeyCommand<CommandOf<'shipOrder'>>;
}

/** The tracking number, and the button that notifies the customer. */
export function ShipForm({ order, shipment }: ShipFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = useShownProblems();
  const number = parseTrackingNumber(typed);
  const isShown = shown.isShown && number === undefined;
  const send = () => {
    if (number === undefined) shown.show();
    else shipment.submit({ order: order.reference, trackingNumber: number });
  };
  const isSending = shipment.status === 'sending';
  return (
    // Enter in the field does not send the form; only the button does.
    <Stack as="form" gap={8} noValidate onSubmit={(event) => event.preventDefault()}>
      <Text htmlFor={id} as="label" size="caption" untracked>
        {copy.tracking}
      </Text>
      <input
        id={id}
        type="text"
        name="trackingNumber"
        className={styles.field}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isShown ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Text id={`${id}-hint`} size="note" tone={isShown ? 'no' : 'quiet'}>
        {isShown ? trackingNumberRule : copy.trackingHint}
      </Text>
      <Grid gap={10} className={styles.withKey}>
        <Button kind="commit" onClick={send} busy={isSending ? copy.recording : undefined}>
          {order.task?.kind === 'to-ship' ? copy.ship : copy.shipAnyway}
        </Button>
        {order.shipTo && (
          <Button kind="outlined" onClick={() => window.print()}>
            {copy.slip}
          </Button>
        )}
      </Grid>
    </Stack>
  );
}
