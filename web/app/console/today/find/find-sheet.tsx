import { useState } from 'react';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { findCopy as copy } from '#app/content/staff/finding-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import type { Party } from '#shared/contracts/staff/party.ts';
import { Sheet } from '../press/sheet.tsx';
import { type FoundParty, findParties } from '../view/find-parties.ts';
import type { StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import styles from './find.module.css';
import { Hit } from './hit.tsx';
import { OtherDays } from './other-days.tsx';

export interface FindSheetProps {
  starts: readonly StartView[];
  /** The day in words. */
  day: string;
  client: StaffClient;
  /** Returns the letters that were typed before the sheet opened. */
  typed: () => string;
  onOpen: (found: FoundParty) => void;
  /** Opens the day of a party found on another one. */
  onOpenDay: (party: Party) => void;
  onClose: () => void;
}

/** Finds parties by the first letters of a name; Enter opens the first. */
export function FindSheet({ starts, day, client, typed, onOpen, onOpenDay, onClose }: FindSheetProps) {
  const [letters, setLetters] = useState(typed);
  const found = findParties(starts, letters);
  const [first] = found;
  return (
    <Sheet firstFocus="input" title={copy.title} sub={copy.scope(day)} onClose={onClose} isWhole>
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
          {found.map((one) => (
            <li key={one.party.party.id}>
              <Hit
                view={one.party}
                letters={letters}
                start={startName(one.start)}
                onOpen={() => onOpen(one)}
              />
            </li>
          ))}
        </ul>
      </Stack>
      <OtherDays
        letters={letters}
        listed={found.map(({ party: { party } }) => party.id)}
        client={client}
        onOpen={onOpenDay}
      />
    </Sheet>
  );
}
