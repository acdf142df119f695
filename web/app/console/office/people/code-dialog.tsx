import { useState } from 'react';
import { codeCopy as copy } from '#app/content/staff/who-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { codeLength, codeProblem } from '#shared/staff/sign-in/code.ts';
import { ManageDialog, type ManageDialogProps } from './manage-dialog.tsx';

export interface CodeDialogProps extends Pick<ManageDialogProps, 'manage' | 'title' | 'onClose'> {
  text: string;
  onCode: (code: string) => void;
}

/** Asks for a new code, twice. It is typed without being shown, and not shown again. */
export function CodeDialog({ manage, title, text, onCode, onClose }: CodeDialogProps) {
  const [code, setCode] = useState('');
  const [again, setAgain] = useState('');
  const [isShown, setShown] = useState(false);
  const problem = codeProblem(code);
  const difference = code === again ? undefined : copy.differs;
  const send = () => {
    setShown(true);
    if (problem === undefined && difference === undefined) onCode(code);
  };
  const entry = { type: 'pin', maxLength: codeLength, autoComplete: 'off' } as const;
  return (
    <ManageDialog
      manage={manage}
      title={title}
      yes={copy.yes}
      busy={copy.busy}
      isForm
      onYes={send}
      onClose={onClose}
    >
      <p>{text}</p>
      <Field
        {...entry}
        label={copy.code}
        name="code"
        value={code}
        onChange={setCode}
        error={isShown ? problem : undefined}
      />
      <Field
        {...entry}
        label={copy.again}
        name="again"
        value={again}
        onChange={setAgain}
        error={isShown && problem === undefined ? difference : undefined}
      />
    </ManageDialog>
  );
}
