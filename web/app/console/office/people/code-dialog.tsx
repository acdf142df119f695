import { NewCodeFields, useNewCode } from '#app/console/sign-in/new-code.tsx';
import { codeCopy as copy } from '#app/content/staff/who-copy.ts';
import { ManageDialog, type ManageDialogProps } from './manage-dialog.tsx';

export interface CodeDialogProps extends Pick<ManageDialogProps, 'manage' | 'title' | 'onClose'> {
  text: string;
  onCode: (code: string) => void;
}

/** Asks for a new code, typed twice and never shown. */
export function CodeDialog({ manage, title, text, onCode, onClose }: CodeDialogProps) {
  const { fields, checked } = useNewCode();
  const send = () => {
    const code = checked();
    if (code !== undefined) onCode(code);
  };
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
      <NewCodeFields {...fields} />
    </ManageDialog>
  );
}
