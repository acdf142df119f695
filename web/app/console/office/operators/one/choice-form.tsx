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
  stored: Value;
  noteOn: (value: Value) => string;
  save: string;
  command: Omit<PasskeyCommand<never>, 'submit'>;
  /** Names the change in the step-up dialog; absent if it needs no passkey. */
  what?: string;
  onSave: (value: Value) => void;
}

/** A setting of an operator, saved by a button that appears once another choice is made. */
export function ChoiceForm<Value extends string>(props: ChoiceFormProps<Value>) {
  const { title, name, options, stored, noteOn, save, command, what, onSave } = props;
  const [chosen, setChosen] = useState<Value>();
  const value = chosen ?? stored;
  useEffect(() => setChosen((before) => (before === stored ? undefined : before)), [stored]);
  return (
    <Stack skipEmpty as="section" gap={12}>
      <Heading size="title-24">{title}</Heading>
      <RadioGroup
        label={title}
        name={name}
        options={options}
        value={value}
        onChange={setChosen}
        note={noteOn(value)}
      />
      {value !== stored && (
        <Button
          kind="outlined"
          small
          onClick={() => onSave(value)}
          busy={command.status === 'sending' ? copy.saving : undefined}
        >
          {save}
        </Button>
      )}
      <Refusal text={!command.needsPasskey && command.refusal} />
      {command.needsPasskey && what !== undefined && (
        <StepUpDialog command={command} action={what} onClose={command.forget} />
      )}
    </Stack>
  );
}
