import { useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { privacyCopy as copy } from '#app/content/staff/privacy-copy.ts';
import { CheckBox } from '#app/ui/form/check-box.tsx';
import record from '#app/ui/form/record-form.module.css';
import { ManageDialog } from '../people/manage-dialog.tsx';

export interface EraseDialogProps {
  /** How many records are erased, and how many stay. */
  erasable: number;
  staying: number;
  erasing: Omit<PasskeyCommand<never>, 'submit' | 'forget'>;
  onErase: () => void;
  onClose: () => void;
}

/** Asks for a tick and the passkey before an erasure. */
export function EraseDialog({ erasable, staying, erasing, onErase, onClose }: EraseDialogProps) {
  const [isAgreed, setAgreed] = useState(false);
  const { isShown, show } = useShownProblems();
  const erase = () => {
    show();
    if (isAgreed) onErase();
  };
  return (
    <ManageDialog
      command={erasing}
      title={copy.confirm.title(erasable)}
      confirmLabel={copy.confirm.yes}
      busy={copy.confirm.busy}
      kind="final"
      passkeyAction={copy.eraseWhat}
      onConfirm={erase}
      onClose={onClose}
    >
      <p>{copy.confirm.text}</p>
      {staying > 0 && <p>{copy.confirm.stay(staying)}</p>}
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
