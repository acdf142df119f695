import { useEffect, useState } from 'react';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { shortName } from '#shared/staff/parties/short-name.ts';
import type { DoorList, WaitingPress } from '../kept/kept-state.ts';
import { useKeptQueue } from '../kept/use-kept.ts';
import { knownNames, type Names } from '../offline/names.ts';
import { SentSheet } from '../offline/sent-sheet.tsx';
import { keptItemsOf } from '../offline/view-of-kept.ts';

/** Opens the list of the presses that this device has sent. */
export function SeeSent({ presses, now }: { presses: readonly WaitingPress[]; now: Date }) {
  const [isOpen, setOpen] = useState(false);
  const names = useKeptNames(isOpen);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{copy.see(presses.length)}</TextButton>
      {isOpen && <SentSheet items={keptItemsOf(presses, names)} now={now} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Names from this device's storage or, without one, names that Today has shown. */
function useKeptNames(isNeeded: boolean): Names {
  const queue = useKeptQueue();
  const [list, setList] = useState<Pick<DoorList, 'parties' | 'people'>>();
  useEffect(() => {
    if (isNeeded) queue?.doorList().then(setList, () => {});
  }, [queue, isNeeded]);
  return {
    party(id) {
      const party = list?.parties.find((party) => party.id === id);
      return (party && shortName(party)) ?? knownNames.party(id);
    },
    person: (id) => list?.people.find((person) => person.id === id)?.name ?? knownNames.person(id),
  };
}
