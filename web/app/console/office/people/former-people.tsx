import { Fold } from '#app/console/page/fold.tsx';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { ListedPerson } from '#shared/contracts/staff/list-people.ts';
import { linkedNames } from './known-people.ts';
import styles from './people-page.module.css';
import type { Question } from './question.ts';

export interface FormerPeopleProps {
  people: readonly ListedPerson[];
  onAsk: (question: Question) => void;
}

/** Former colleagues, with the devices that they linked for others and that still work. */
export function FormerPeople({ people, onAsk }: FormerPeopleProps) {
  const isOpen = people.some(({ linkedForOthers }) => linkedForOthers !== undefined);
  return (
    <Fold className="rule-above" summary={copy.formerPeople(people.length)} open={isOpen}>
      <Text as="ul" size="note" tone="quiet">
        {people.map((person) => (
          <li key={person.id}>
            {person.name}
            {person.linkedForOthers && <LinkedForOthers person={person} onAsk={onAsk} />}
          </li>
        ))}
      </Text>
    </Fold>
  );
}

function LinkedForOthers({ person, onAsk }: { person: ListedPerson; onAsk: FormerPeopleProps['onAsk'] }) {
  const names = linkedNames(person);
  return (
    <Text as="div" tone="cream" className={styles.linked}>
      <p>{copy.linkedForOthers.text(person.name, names.length)}</p>
      <ul>
        {person.linkedForOthers?.map(({ id }, index) => (
          <li key={id}>{names[index]}</li>
        ))}
      </ul>
      <Button kind="outlined" small onClick={() => onAsk({ kind: 'end-linked', person })}>
        <span aria-hidden="true">{copy.linkedForOthers.end(names.length)}</span>
        <VisuallyHidden>{copy.linkedForOthers.endOf(person.name)}</VisuallyHidden>
      </Button>
    </Text>
  );
}
