import { useState } from 'react';
import { useSession } from '#app/console/api/session-context.ts';
import { CheckBox } from '#app/ui/form/check-box.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { confirmationFor, type Question } from './question.ts';
import type { Manage } from './use-people.ts';

export interface QuestionDialogProps {
  question: Question;
  manage: Manage;
  onClose: () => void;
}

/** Asks a manager to confirm an action on a colleague. */
export function QuestionDialog({ question, manage, onClose }: QuestionDialogProps) {
  const { person, device } = useSession();
  const [isLost, setLost] = useState(false);
  const confirmation = confirmationFor(question, { personId: person.id, deviceId: device.id });
  const { lost } = confirmation;
  return (
    <ManageDialog
      manage={manage}
      title={confirmation.title}
      yes={confirmation.yes}
      busy={confirmation.busy}
      {...(confirmation.isFinal && { kind: 'final' as const })}
      onYes={() => manage.submit(isLost && lost ? lost.action : confirmation.action)}
      onClose={onClose}
    >
      <p>{confirmation.text}</p>
      {lost && (
        <CheckBox name="lost" checked={isLost} isOptional onChange={setLost}>
          {lost.label}
        </CheckBox>
      )}
      {confirmation.own && <Notice kind="warning">{confirmation.own}</Notice>}
    </ManageDialog>
  );
}
