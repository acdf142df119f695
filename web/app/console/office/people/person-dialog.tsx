import { peopleCopy } from '#app/content/staff/people-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import type { ListedPerson } from '#shared/contracts/staff/list-people.ts';
import styles from './people-page.module.css';
import type { Question } from './question.ts';

export interface PersonDialogProps {
  person: ListedPerson;
  onChoose: (question: Question) => void;
  /** Opens the form for a new code. */
  onCode: () => void;
  onClose: () => void;
}

/** The actions of a manager on one person; each asks for a confirmation. */
export function PersonDialog({ person, onChoose, onCode, onClose }: PersonDialogProps) {
  const { choices } = peopleCopy;
  const role = person.role === 'manager' ? 'floor' : 'manager';
  const optionFor = (question: Question, words: { label: string; about: string }) => ({
    ...words,
    onPress: () => onChoose(question),
  });
  const options: readonly { label: string; about: string; onPress: () => void }[] = [
    optionFor({ kind: 'invite-device', person }, choices.device),
    { ...choices.code, onPress: onCode },
    optionFor({ kind: 'reset', person }, choices.reset),
    optionFor({ kind: 'change-role', person, role }, choices.role[role]),
    optionFor({ kind: 'end-person', person }, choices.end),
  ];
  return (
    <Dialog
      title={person.name}
      onClose={onClose}
      actions={
        <Button kind="secondary" onClick={onClose}>
          {peopleCopy.close}
        </Button>
      }
    >
      <Stack as="ul" gap={8}>
        {options.map(({ label, about, onPress }) => (
          <li key={label}>
            <button type="button" className={styles.choice} onClick={onPress}>
              <strong>{label}</strong>
              <Text as="span" tone="quiet">
                {about}
              </Text>
            </button>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
