import { findCopy as copy } from '#app/content/staff/finding-copy.ts';
import { partyCopy } from '#app/content/staff/today-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { Spelled } from '#app/ui/spelled.tsx';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { foundLetters } from '../view/find-parties.ts';
import type { PartyView } from '../view/party-view.ts';
import { doneTextOf, partyDetails } from '../view/party-words.ts';
import { fullName } from '../view/whole-name.ts';
import styles from './find.module.css';

export interface HitProps {
  view: PartyView;
  letters: string;
  /** The name of the start. */
  start: string;
  /** Whether the party's record is next to the list. */
  isChosen?: boolean;
  onChoose?: ((view: PartyView) => void) | undefined;
  onOpen: () => void;
}

/** A found party, with the matching letters highlighted. */
export function Hit({ view, letters, start, isChosen, onChoose, onOpen }: HitProps) {
  return (
    <button
      type="button"
      className={styles.hit}
      aria-current={isChosen ? 'true' : undefined}
      onFocus={() => onChoose?.(view)}
      onClick={onOpen}
    >
      <span>
        <FoundName name={fullName(view)} letters={letters} />
        <br />
        {partyDetails(view)}, <Spelled text={spokenLetters(view.party.sixLetters)} />
      </span>
      <Text as="span" set="right" className={styles.right}>
        <VisitStatus view={view} />
        <br />
        {start}
      </Text>
    </button>
  );
}

function FoundName({ name, letters }: { name: string; letters: string }) {
  const range = foundLetters(name, letters);
  if (range === undefined)
    return (
      <Text as="span" tone="cream" className={styles.name}>
        {name}
      </Text>
    );
  const [from, length] = range;
  return (
    <Text as="span" tone="cream" className={styles.name}>
      {name.slice(0, from)}
      <mark>{name.slice(from, from + length)}</mark>
      {name.slice(from + length)}
    </Text>
  );
}

function VisitStatus({ view }: { view: PartyView }) {
  const done = doneTextOf(view, false);
  if (done) return <b>{done.title}</b>;
  if (view.here > 0 && view.amountDue > 0)
    return <b className={styles.owes}>{partyCopy.toPay(view.amountDue)}</b>;
  return <b>{copy.toCome}</b>;
}
