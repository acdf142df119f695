import { useSession } from '#app/console/api/session-context.ts';
import { Notice } from '#app/ui/notice.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { askedIn, type Question } from './question.ts';
import type { Manage } from './use-people.ts';

export interface QuestionDialogProps {
  question: Question;
  manage: Manage;
  onClose: () => void;
}

/** Asks whether an action on a colleague is meant. */
export function QuestionDialog({ question, manage, onClose }: QuestionDialogProps) {
  const { person, device } = useSession();
  const asked = askedIn(question, { personId: person.id, deviceId: device.id });
  return (
    <ManageDialog
      manage={manage}
      title={asked.title}
      yes={asked.yes}
      busy={asked.busy}
      {...(asked.isFinal && { kind: 'final' as const })}
      onYes={() => manage.submit(asked.action)}
      onClose={onClose}
    >
      <p>{asked.text}</p>
      {asked.own && <Notice kind="warning">{asked.own}</Notice>}
    </ManageDialog>
  );
}
