import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { peopleCopy } from '#app/content/staff/people-copy.ts';
import { codeCopy as copy } from '#app/content/staff/who-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { codeMessages } from '#shared/staff/sign-in/code-messages.ts';
import { CodeDialog } from './code-dialog.tsx';

/** Lets a colleague choose a code, on a personal device. */
export function ChooseCode({ onClose }: { onClose: () => void }) {
  const [isDone, setDone] = useState(false);
  const command = usePasskeyCommand({
    send: (commandId, code: string) => staffClient('chooseCode', { body: { commandId, code } }),
    onDone: () => setDone(true),
    failureEvent: 'code-not-chosen',
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
      command={command}
      title={copy.own.title}
      text={copy.own.text}
      onCode={command.submit}
      onClose={onClose}
    />
  );
}
