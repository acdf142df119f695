import { NewCodeFields, useNewCode } from '#app/console/sign-in/new-code.tsx';
import { codeCopy as copy } from '#app/content/staff/who-copy.ts';
import { ManageDialog, type ManageDialogProps } from './manage-dialog.tsx';

export interface CodeDialogProps extends Pick<ManageDialogProps, 'command' | 'title' | 'onClose'> {
  text: string;
  onCode: (code: string) => void;
}

/** Asks for a new code, typed twice and never shown. */
export function CodeDialog({ command, title, text, onCode, onClose }: CodeDialogProps) {
  const { fields, validate } = useNewCode();
  const send = () => {
    const code = validate();
    if (code !== undefined) onCode(code);
  };
  return (
    <ManageDialog
      command={command}
      title={title}
      confirmLabel={copy.yes}
      busy={copy.busy}
      isForm
      onConfirm={send}
      onClose={onClose}
    >
      <p>{text}</p>
      <NewCodeFields {...fields} />
    </ManageDialog>
  );
}
