import { useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import styles from '#app/console/office/office-form.module.css';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Grid, Stack } from '#app/ui/layout/layout.tsx';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { parseTrackingNumber } from '#shared/shop/tracking-number.ts';
import { japaneseOf } from './packing-slip.tsx';
import { TrackingField } from './tracking-field.tsx';
import { loadFaceOf } from './use-japanese-face.ts';

export interface ShipFormProps {
  order: StaffOrder;
  shipment: PasskeyCommand<CommandOf<'shipOrder'>>;
}

/** The tracking number, and the button that notifies the customer. */
export function ShipForm({ order, shipment }: ShipFormProps) {
  const [typedNumber, setTypedNumber] = useState('');
  const shownProblems = useShownProblems();
  const number = parseTrackingNumber(typedNumber);
  const send = () => {
    if (number === undefined) shownProblems.show();
    else shipment.submit({ order: order.reference, trackingNumber: number });
  };
  const isSending = shipment.status === 'sending';
  return (
    // Enter in the field does not send the form; only the button does.
    <Stack as="form" gap={8} noValidate onSubmit={(event) => event.preventDefault()}>
      <TrackingField
        label={copy.tracking}
        value={typedNumber}
        onChange={setTypedNumber}
        isInvalid={shownProblems.isShown && number === undefined}
      />
      <Grid gap={10} className={styles.withButton}>
        <Button kind="commit" onClick={send} busy={isSending ? copy.recording : undefined}>
          {order.task?.kind === 'to-ship' ? copy.ship : copy.shipAnyway}
        </Button>
        {order.shipTo && (
          <Button
            kind="outlined"
            onClick={() => void loadFaceOf(japaneseOf(order)).then(() => window.print())}
          >
            {copy.slip}
          </Button>
        )}
      </Grid>
    </Stack>
  );
}
