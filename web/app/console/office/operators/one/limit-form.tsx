import { useEffect, useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { operatorQuotas, seatsPerDayChoices } from '#shared/operators/operator-limits.ts';

export interface LimitFormProps {
  operator: StaffOperator;
  limit: PasskeyCommand<CommandOf<'editOperator'>>;
}

/** Limits how much the link of an operator may book and cancel. */
export function LimitForm({ operator, limit }: LimitFormProps) {
  const { id, version, seatsPerDay: stored = seatsPerDayChoices[0] } = operator;
  const [chosen, setChosen] = useState<number>();
  const seats = seatsPerDayChoices.find((choice) => choice === (chosen ?? stored)) ?? seatsPerDayChoices[0];
  useEffect(() => setChosen((one) => (one === stored ? undefined : one)), [stored]);
  return (
    <Stack skipEmpty as="section" gap={12}>
      <Heading size="title-24">{copy.limit}</Heading>
      <RadioGroup
        label={copy.limit}
        name="seatsPerDay"
        options={copy.limits}
        value={String(seats)}
        onChange={(value) => setChosen(Number(value))}
        note={copy.limitHint(operatorQuotas(seats).cancellations.max)}
      />
      {seats !== stored && (
        <Button
          kind="outlined"
          small
          onClick={() => limit.submit({ operator: id, version, seatsPerDay: seats })}
          busy={limit.status === 'sending' ? copy.saving : undefined}
        >
          {copy.saveLimit}
        </Button>
      )}
      <div role="alert">{limit.refusal && <Notice kind="refused">{limit.refusal}</Notice>}</div>
    </Stack>
  );
}
