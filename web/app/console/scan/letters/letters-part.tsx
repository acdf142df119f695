import { lettersCopy as copy } from '#app/content/staff/scan-copy.ts';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { partiesBeginning } from '#shared/staff/parties/parties-beginning.ts';
import { shortName } from '#shared/staff/parties/short-name.ts';
import { lettersOfParty, spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { shortDay } from '../../today/view/time-words.ts';
import type { DoorParty } from '../door-party.ts';
import { startWords } from '../slip/finding-words.ts';
import { LettersPad, TypedLetters } from './letters-pad.tsx';
import styles from './letters-part.module.css';

export interface LettersPartProps {
  letters: string;
  parties: readonly DoorParty[];
  today: string;
  onLetters: (letters: string) => void;
  onParty: (party: DoorParty) => void;
}

/** Maximum number of parties shown, so that the buttons stay in place. */
const maxParties = 3;

/** Takes the six letters that a guest says. The list narrows with each; one press opens a party. */
export function LettersPart({ letters, parties, today, onLetters, onParty }: LettersPartProps) {
  const found = partiesBeginning(parties, letters, today);
  return (
    <div className={styles.part}>
      <Stack gap={10} padTop={12}>
        <Text tone="quiet">{copy.where}</Text>
        <TypedLetters letters={letters} />
      </Stack>
      {found.length > 0 && (
        <section className={styles.found} data-surface="paper">
          <Text weight="strong" role="status">
            {copy.begin(found.length)}
          </Text>
          {found.slice(0, maxParties).map((party) => (
            <button
              type="button"
              key={party.id}
              className={styles.row}
              onClick={() => onParty(party)}
              aria-label={`${describeParty(party, today)}, ${spokenLetters(party.sixLetters)}`}
            >
              <span>{describeParty(party, today)}</span>
              <span className={styles.letters}>
                {party.sixLetters.slice(0, letters.length)}
                <b>{party.sixLetters.slice(letters.length)}</b>
              </span>
            </button>
          ))}
          {found.length > maxParties && <Text tone="quiet">{copy.more(found.length - maxParties)}</Text>}
        </section>
      )}
      <Cluster className={styles.keys}>
        <LettersPad
          onLetter={(letter) => letters.length < lettersOfParty && onLetters(letters + letter)}
          onBack={() => onLetters(letters.slice(0, -1))}
          onClear={() => onLetters('')}
        />
      </Cluster>
    </div>
  );
}

/** `É. Exemple, 2, 3:00 PM Tour`, with the day if it is not today. */
function describeParty(party: DoorParty, today: string): string {
  const day = party.date === today ? undefined : shortDay(party.date as CalendarDate);
  return [shortName(party), party.guestCount, startWords(party.tourId), day].filter(Boolean).join(', ');
}
