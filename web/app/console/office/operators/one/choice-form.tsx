import { useEffect, useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { Refusal } from '#app/console/page/outcome.tsx';
import { StepUpDialog } from '#app/console/passkey/step-up-dialog.tsx';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup, type RadioGroupProps } from '#app/ui/form/radio-group.tsx';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';

export interface ChoiceFormProps<Value extends string>
  extends Pick<RadioGroupProps<Value>, 'name' | 'options'> {
  title: string;
  storedValue: Value;
  noteFor: (value: Value) => string;
  saveLabel: string;
  command: Omit<PasskeyCommand<never>, 'submit'>;
  /** Names the change in the step-up dialog; absent if the change needs no passkey. */
  passkeyAction?: string;
  onSave: (value: Value) => void;
}

/** A setting of an operator, saved by a button that appears once another choice is made. */
export function ChoiceForm<Value extends string>(props: ChoiceFormProps<Value>) {
  const { title, name, options, storedValue, noteFor, saveLabel, command, passkeyAction, onSave } = props;
  const [chosenValue, setChosenValue] = useState<Value>();
  const value = chosenValue ?? storedValue;
  useEffect(
    () => setChosenValue((previous) => (previous === storedValue ? undefined : previous)),
    [storedValue],
  );
  return (
    <Stack skipEmpty as="section" gap={12}>
      <Heading size="title-24">{title}</Heading>
      <RadioGroup
        label={title}
        name={name}
        options={options}
        value={value}
        onChange={setChosenValue}
        note={noteFor(value)}
      />
      {value !== storedValue && (
        <Button
          kind="outlined"
          small
          onClick={() => onSave(value)}
          busy={command.status === 'sending' ? copy.saving : undefined}
        >
          {saveLabel}
        </Button>
      )}
      <Refusal text={!command.needsPasskey && command.refusal} />
      {command.needsPasskey && passkeyAction !== undefined && (
        <StepUpDialog command={command} action={passkeyAction} onClose={command.forget} />
      )}
    </Stack>
  );
}
