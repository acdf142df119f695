import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { ChoiceForm } from './choice-form.tsx';

export interface ChargingFormProps {
  operator: StaffOperator;
  charging: PasskeyCommand<CommandOf<'editOperator'>>;
}

/** Sets whom the guests of new bookings through an operator pay. */
export const ChargingForm = ({ operator: { id, version, chargingModel }, charging }: ChargingFormProps) => (
  <ChoiceForm
    title={copy.charging}
    name="chargingModel"
    options={copy.models}
    storedValue={chargingModel}
    noteFor={() => copy.chargingHint}
    saveLabel={copy.saveCharging}
    command={charging}
    passkeyAction={copy.chargingNeeds}
    onSave={(model) => charging.submit({ operator: id, version, chargingModel: model })}
  />
);
