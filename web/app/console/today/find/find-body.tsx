import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { findCopy as copy } from '#app/content/staff/finding-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import type { Party } from '#shared/contracts/staff/party.ts';
import { type FoundParty, findParties } from '../view/find-parties.ts';
import type { PartyView } from '../view/party-view.ts';
import type { StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import styles from './find.module.css';
import { Hit } from './hit.tsx';
import { OtherDays } from './other-days.tsx';

export interface FindBodyProps {
  starts: readonly StartView[];
  client: StaffClient;
  /** Returns the letters that were typed before the search opened. */
  readTyped: () => string;
  onOpen: (found: FoundParty) => void;
  /** Opens the day of a party that was found on another day. */
  onOpenDay: (party: Party) => void;
  /** Shows a party next to the list. Only on desks, where arrow keys move through the list and typing searches other days. */
  onChoose?: (view: PartyView) => void;
  /** Id of the party next to the list. */
  chosenId?: string | undefined;
}

/** The search field and the parties found on this day and others. Enter opens the first. */
export function FindBody({
  starts,
  client,
  readTyped,
  onOpen,
  onOpenDay,
  onChoose,
  chosenId,
}: FindBodyProps) {
  const [letters, setLetters] = useState(readTyped);
  // Includes letters typed while the field was being rendered. Later ones reach the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => setLetters(readTyped()), []);
  const found = findParties(starts, letters);
  const [first] = found;
  const firstId = first?.party.party.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each first party
  useEffect(() => {
    if (first) onChoose?.(first.party);
  }, [firstId]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the field and the results
    <div className={styles.body} onKeyDown={onChoose && stepByArrows}>
      <Stack
        as="form"
        gap={8}
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onOpen(first);
        }}
      >
        <Field
          dense
          optional
          label={copy.label}
          type="search"
          hint={copy.hint}
          value={letters}
          onChange={setLetters}
        />
        <Text role="status" size="fact" weight="strong" tone="quiet" className={styles.count}>
          {letters.trim() !== '' && copy.found(found.length)}
        </Text>
        <ul>
          {found.map((foundParty) => (
            <li key={foundParty.party.party.id}>
              <Hit
                view={foundParty.party}
                letters={letters}
                start={startName(foundParty.start)}
                isChosen={foundParty.party.party.id === chosenId}
                onChoose={onChoose}
                onOpen={() => onOpen(foundParty)}
              />
            </li>
          ))}
        </ul>
      </Stack>
      <OtherDays
        letters={letters}
        listedIds={found.map(({ party: { party } }) => party.id)}
        client={client}
        chosenId={chosenId}
        onChoose={onChoose}
        onOpen={onOpenDay}
      />
    </div>
  );
}

function stepByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')];
  const index = stops.indexOf(event.target as HTMLElement);
  stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus();
}
