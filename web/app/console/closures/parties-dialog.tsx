import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';

export interface PartiesDialogProps {
  /** How many parties are notified. */
  parties: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a closing that notifies many parties: the manager types their number. */
export function PartiesDialog({ parties, onConfirm, onClose }: PartiesDialogProps) {
  const [typed, setTyped] = useState('');
  const { isShown, show } = useShownProblems();
  const isCorrect = typed.trim() === String(parties);
  const confirm = () => {
    show();
    if (isCorrect) onConfirm();
  };
  return (
    <Dialog
      title={copy.second.title(parties)}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {copy.second.no}
          </Button>
          <Button kind="final" onClick={confirm}>
            {copy.second.yes(parties)}
          </Button>
        </>
      }
    >
      <Stack
        skipEmpty
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p>{copy.second.text}</p>
        <Field
          label={copy.second.number}
          name="confirmed-parties"
          type="number"
          range={{ min: 1, step: 1 }}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          error={isShown && !isCorrect ? copy.second.wrong(parties) : undefined}
        />
      </Stack>
    </Dialog>
  );
}
