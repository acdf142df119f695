import { useEffect, useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { StepUpDialog } from '#app/console/passkey/step-up-dialog.tsx';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import type { ChargingModel } from '#shared/operators/operator-request.ts';

export interface ChargingFormProps {
  operator: StaffOperator;
  charging: PasskeyCommand<CommandOf<'editOperator'>>;
}

/** Sets whom the guests of an operator pay, for new bookings. */
export function ChargingForm({ operator, charging }: ChargingFormProps) {
  const { id, version, chargingModel } = operator;
  const [chosen, setChosen] = useState<ChargingModel>();
  const model = chosen ?? chargingModel;
  const needsPasskey = charging.status === 'step-up' || charging.status === 'confirming';
  useEffect(() => setChosen((one) => (one === chargingModel ? undefined : one)), [chargingModel]);
  return (
    <Stack skipEmpty as="section" gap={12}>
      <Heading size="title-24">{copy.charging}</Heading>
      <RadioGroup
        label={copy.charging}
        name="chargingModel"
        options={copy.models}
        value={model}
        onChange={setChosen}
        note={copy.chargingHint}
      />
      {model !== chargingModel && (
        <Button
          kind="outlined"
          small
          onClick={() => charging.submit({ operator: id, version, chargingModel: model })}
          busy={charging.status === 'sending' ? copy.saving : undefined}
        >
          {copy.saveCharging}
        </Button>
      )}
      <div role="alert">
        {charging.refusal && !needsPasskey && <Notice kind="refused">{charging.refusal}</Notice>}
      </div>
      {needsPasskey && (
        <StepUpDialog command={charging} what={copy.chargingNeeds} onClose={charging.forget} />
      )}
    </Stack>
  );
}
