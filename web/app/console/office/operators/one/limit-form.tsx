import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { operatorQuotas, seatsPerDayChoices } from '#shared/operators/operator-limits.ts';
import { ChoiceForm } from './choice-form.tsx';

export interface LimitFormProps {
  operator: StaffOperator;
  limit: PasskeyCommand<CommandOf<'editOperator'>>;
}

/** Limits how much the link of an operator may book and cancel. */
export function LimitForm({ operator, limit }: LimitFormProps) {
  const { id, version, seatsPerDay } = operator;
  const choiceOf = (seats: unknown) =>
    seatsPerDayChoices.find((choice) => choice === Number(seats)) ?? seatsPerDayChoices[0];
  return (
    <ChoiceForm
      title={copy.limit}
      name="seatsPerDay"
      options={copy.limits}
      storedValue={String(choiceOf(seatsPerDay))}
      noteFor={(seats) => copy.limitHint(operatorQuotas(choiceOf(seats)).cancellations.max)}
      saveLabel={copy.saveLimit}
      command={limit}
      onSave={(seats) => limit.submit({ operator: id, version, seatsPerDay: choiceOf(seats) })}
    />
  );
}
