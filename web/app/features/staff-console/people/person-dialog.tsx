import type { ListedPerson } from '../../../../../shared/contracts/staff/list-people.ts';
import { peopleCopy } from '../../../content/staff/people-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './people-page.module.css';
import type { Question } from './question.ts';

export interface PersonDialogProps {
  person: ListedPerson;
  onChoose: (question: Question) => void;
  onClose: () => void;
}

/** What a manager may do for one person; each choice is asked for once more. */
export function PersonDialog({ person, onChoose, onClose }: PersonDialogProps) {
  const { choices } = peopleCopy;
  const role = person.role === 'manager' ? 'floor' : 'manager';
  const options: readonly { question: Question; label: string; about: string }[] = [
    { question: { kind: 'invite-device', person }, ...choices.device },
    { question: { kind: 'reset', person }, ...choices.reset },
    { question: { kind: 'change-role', person, role }, ...choices.role[role] },
    { question: { kind: 'end-person', person }, ...choices.end },
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
      <ul className={styles.choices}>
        {options.map(({ question, label, about }) => (
          <li key={question.kind}>
            <button type="button" className={styles.choice} onClick={() => onChoose(question)}>
              <strong>{label}</strong>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
