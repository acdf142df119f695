import { useState } from 'react';
import { findCopy as copy, partyCopy } from '../../../content/staff/today-copy.ts';
import { Entry } from '../press/entry.tsx';
import { Sheet } from '../press/sheet.tsx';
import { type FoundParty, findParties, foundLetters } from '../view/find-parties.ts';
import type { PartyView } from '../view/party-view.ts';
import { doneOf, factsOf, partyName } from '../view/party-words.ts';
import type { StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import styles from './find.module.css';

export interface FindSheetProps {
  starts: readonly StartView[];
  /** In words. */
  day: string;
  onOpen: (found: FoundParty) => void;
  onClose: () => void;
}

/** The first letters of a name are enough; Enter opens what is on top. */
export function FindSheet({ starts, day, onOpen, onClose }: FindSheetProps) {
  const [letters, setLetters] = useState('');
  const found = findParties(starts, letters);
  const [first] = found;
  return (
    <Sheet title={copy.title} sub={copy.scope(day)} onClose={onClose} isWhole>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onOpen(first);
        }}
      >
        <Entry
          label={copy.label}
          type="search"
          hint={copy.hint}
          value={letters}
          isLarge
          isFirst
          onChange={setLetters}
        />
        <p role="status" className={styles.count}>
          {letters.trim() !== '' && copy.found(found.length)}
        </p>
        <ul>
          {found.map((one) => (
            <li key={one.party.party.id}>
              <button type="button" className={styles.hit} onClick={() => onOpen(one)}>
                <span>
                  <FoundName name={partyName(one.party)} letters={letters} />
                  <br />
                  {factsOf(one.party)}
                </span>
                <span className={styles.right}>
                  <Standing view={one.party} />
                  <br />
                  {startName(one.start)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Sheet>
  );
}

function FoundName({ name, letters }: { name: string; letters: string }) {
  const at = foundLetters(name, letters);
  if (at === undefined) return <span className={styles.name}>{name}</span>;
  const [from, length] = at;
  return (
    <span className={styles.name}>
      {name.slice(0, from)}
      <mark>{name.slice(from, from + length)}</mark>
      {name.slice(from + length)}
    </span>
  );
}

function Standing({ view }: { view: PartyView }) {
  const done = doneOf(view, false);
  if (done) return <b>{done.title}</b>;
  if (view.here > 0 && view.owes > 0) return <b className={styles.owes}>{partyCopy.toPay(view.owes)}</b>;
  return <b>{copy.toCome}</b>;
}
