import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { onSubmit } from '#app/forms/on-submit.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
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
  const [typedCount, setTypedCount] = useState('');
  const { isShown, show } = useShownProblems();
  const isCorrect = typedCount.trim() === String(parties);
  const confirm = () => {
    show();
    if (isCorrect) onConfirm();
  };
  return (
    <ConfirmDialog
      title={copy.second.title(parties)}
      closeLabel={copy.second.no}
      confirmLabel={copy.second.yes(parties)}
      kind="final"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack skipEmpty as="form" gap={16} noValidate onSubmit={onSubmit(confirm)}>
        <p>{copy.second.text}</p>
        <Field
          label={copy.second.number}
          name="confirmed-parties"
          type="number"
          range={{ min: 1, step: 1 }}
          value={typedCount}
          onChange={setTypedCount}
          autoComplete="off"
          error={isShown && !isCorrect ? copy.second.wrong(parties) : undefined}
        />
      </Stack>
    </ConfirmDialog>
  );
}
