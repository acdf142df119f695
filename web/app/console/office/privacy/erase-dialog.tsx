import { useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { privacyCopy as copy } from '#app/content/staff/privacy-copy.ts';
import { CheckBox } from '#app/ui/form/check-box.tsx';
import record from '#app/ui/form/record-form.module.css';
import { ManageDialog } from '../people/manage-dialog.tsx';

export interface EraseDialogProps {
  erasableCount: number;
  stayingCount: number;
  eraseCommand: Omit<PasskeyCommand<never>, 'submit' | 'forget'>;
  onErase: () => void;
  onClose: () => void;
}

/** Asks for a tick and the passkey before an erasure. */
export function EraseDialog({
  erasableCount,
  stayingCount,
  eraseCommand,
  onErase,
  onClose,
}: EraseDialogProps) {
  const [isAgreed, setAgreed] = useState(false);
  const { isShown, show } = useShownProblems();
  const erase = () => {
    show();
    if (isAgreed) onErase();
  };
  return (
    <ManageDialog
      command={eraseCommand}
      title={copy.confirm.title(erasableCount)}
      confirmLabel={copy.confirm.yes}
      busy={copy.confirm.busy}
      kind="final"
      passkeyAction={copy.eraseWhat}
      onConfirm={erase}
      onClose={onClose}
    >
      <p>{copy.confirm.text}</p>
      {stayingCount > 0 && <p>{copy.confirm.stay(stayingCount)}</p>}
      <div className={record.controls}>
        <CheckBox
          name="agree"
          checked={isAgreed}
          onChange={setAgreed}
          error={isShown && !isAgreed ? copy.confirm.disagreed : undefined}
        >
          {copy.confirm.agree}
        </CheckBox>
      </div>
    </ManageDialog>
  );
}
