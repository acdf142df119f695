import { useState } from 'react';
import { codeMessages } from '../../../../../shared/staff/sign-in/code-messages.ts';
import { chooseCode } from '../../../api/staff/identity.ts';
import { usePasskeyCommand } from '../../../api/staff/use-passkey-command.ts';
import { peopleCopy } from '../../../content/staff/people-copy.ts';
import { codeCopy as copy } from '../../../content/staff/who-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CodeDialog } from './code-dialog.tsx';

/** Lets a colleague choose their own code, on a device of their own. */
export function ChooseCode({ onClose }: { onClose: () => void }) {
  const [isDone, setDone] = useState(false);
  const choosing = usePasskeyCommand({
    send: (commandId, code: string) => chooseCode(commandId, code),
    onDone: () => setDone(true),
    failed: 'code-not-chosen',
    words: peopleCopy,
  });
  if (isDone) {
    return (
      <Dialog
        title={copy.own.title}
        onClose={onClose}
        actions={<Button onClick={onClose}>{copy.close}</Button>}
      >
        <Notice kind="done" role="status">
          {codeMessages.chosen}
        </Notice>
      </Dialog>
    );
  }
  return (
    <CodeDialog
      manage={choosing}
      title={copy.own.title}
      text={copy.own.text}
      onCode={choosing.submit}
      onClose={onClose}
    />
  );
}
