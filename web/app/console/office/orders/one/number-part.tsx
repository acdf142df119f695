import { useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import styles from '#app/console/office/office-form.module.css';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { CommandOf } from '#shared/contracts/calls.ts';
import { parseTrackingNumber } from '#shared/shop/tracking-number.ts';
import { TrackingField } from './tracking-field.tsx';

export interface NumberPartProps {
  reference: string;
  /** The current tracking number. */
  number: string;
  correction: PasskeyCommand<CommandOf<'shipOrder'>>;
}

/** The tracking number of a shipped parcel, and a form that corrects it and emails the customer. */
export function NumberPart({ reference, number, correction }: NumberPartProps) {
  const [typedNumber, setTypedNumber] = useState<string>();
  const shownProblems = useShownProblems();
  const parsed = parseTrackingNumber(typedNumber ?? '');
  const isUsable = parsed !== undefined && parsed !== number;
  const send = () => {
    if (!isUsable) shownProblems.show();
    else correction.submit({ order: reference, trackingNumber: parsed, insteadOf: number });
  };
  if (typedNumber === undefined)
    return (
      <Cluster gap={12} align="center" justify="between">
        <Text breaks="anywhere">{copy.parcel(number)}</Text>
        <Button kind="outlined" small onClick={() => setTypedNumber(number)}>
          {copy.correct}
        </Button>
      </Cluster>
    );
  return (
    // Enter in the field does not send the form; only the button does.
    <Stack as="form" gap={8} noValidate onSubmit={(event) => event.preventDefault()}>
      <TrackingField
        label={copy.correctTo}
        value={typedNumber}
        onChange={setTypedNumber}
        isInvalid={shownProblems.isShown && parsed === undefined}
      />
      {shownProblems.isShown && parsed === number && (
        <Text size="note" tone="no" role="alert">
          {copy.sameNumber}
        </Text>
      )}
      <Grid gap={10} className={styles.withButton}>
        <Button
          kind="commit"
          onClick={send}
          busy={correction.status === 'sending' ? copy.recording : undefined}
        >
          {copy.sendCorrection}
        </Button>
        <Button kind="outlined" onClick={() => setTypedNumber(undefined)}>
          {copy.keepNumber}
        </Button>
      </Grid>
    </Stack>
  );
}
