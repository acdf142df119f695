import { useNow } from '#app/clock/use-now.ts';
import { useSession } from '#app/console/api/session-context.ts';
import { Steps } from '#app/console/offline/steps.tsx';
import { Stressed } from '#app/console/offline/stressed.tsx';
import { peopleCopy } from '#app/content/staff/people-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { confirmationFor, type Question } from './question.ts';
import type { PeopleCommand } from './use-people.ts';
import { usedLabel } from './used-label.ts';

export interface QuestionDialogProps {
  question: Question;
  command: PeopleCommand;
  onClose: () => void;
}

/** Asks a manager to confirm an action on a colleague. */
export function QuestionDialog({ question, command, onClose }: QuestionDialogProps) {
  const { person, device } = useSession();
  const now = useNow();
  const { presses } = peopleCopy.confirm;
  const confirmation = confirmationFor(question, { personId: person.id, deviceId: device.id });
  const { deviceWithPresses } = confirmation;
  return (
    <ManageDialog
      command={command}
      title={confirmation.title}
      confirmLabel={confirmation.yes}
      busy={confirmation.busy}
      {...(confirmation.isFinal && { kind: 'final' as const })}
      onConfirm={() => command.submit(confirmation.action)}
      {...(deviceWithPresses && {
        cancelLabel: presses.leave,
        third: (
          <Button
            kind="final"
            onClick={() => command.submit({ kind: 'end-device', device: deviceWithPresses.id, isLost: true })}
          >
            <span>
              {presses.lost}
              <Text as="span" block size="fact">
                {presses.sendNothing}
              </Text>
            </span>
          </Button>
        ),
      })}
      onClose={onClose}
    >
      <p>{confirmation.text}</p>
      {deviceWithPresses && now && (
        <div>
          <p>
            <Stressed
              text={presses.heard(usedLabel(deviceWithPresses.lastUsedAt ?? deviceWithPresses.linkedAt, now))}
            />
          </p>
          <Steps steps={presses.steps} />
        </div>
      )}
      {confirmation.warning && <Notice kind="warning">{confirmation.warning}</Notice>}
    </ManageDialog>
  );
}
