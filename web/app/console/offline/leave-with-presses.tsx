import { useState } from 'react';
import { now as serverNow } from '#app/clock/clock.ts';
import { leavingCopy, offlineProblemCopy } from '#app/content/staff/offline-copy.ts';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { askingClient } from '../api/staff-client.ts';
import { usePress } from '../api/use-press.ts';
import type { KeptState } from '../kept/kept-state.ts';
import { useDeviceWord } from '../passkey/use-device-word.ts';
import { Press } from '../today/press/press.tsx';
import { AgreeOfDay } from './agree-first.ts';
import { LeaveSheet } from './leave-sheet.tsx';
import { knownNames } from './names.ts';
import { keptItemsOf } from './view-of-kept.ts';

export interface LeaveWithPressesProps {
  person: Colleague;
  kept: KeptState;
  onClose: () => void;
  onLeft: () => void;
}

/** Signs out even while presses are waiting. The device locks itself even if the server does not respond. */
export function LeaveWithPresses({ person, kept, onClose, onLeft }: LeaveWithPressesProps) {
  const device = useDeviceWord();
  const [isAgreeing, setAgreeing] = useState(false);
  const signOut = usePress(async () => {
    await askingClient('signOut').catch(() => {});
    onLeft();
  }, 'sign-out');
  const names = {
    party: knownNames.party,
    person: (id: string) => (id === person.id ? person.name : knownNames.person(id)),
  };
  return (
    <>
      <LeaveSheet
        items={keptItemsOf(kept.waiting, names)}
        count={kept.waiting.length}
        device={device}
        now={serverNow()}
        isOffline={kept.network.status === 'offline'}
        agreeButton={
          <Press kind="line" onPress={() => setAgreeing(true)}>
            {offlineProblemCopy.agreeFirst}
          </Press>
        }
        isLeaving={signOut.status === 'sending'}
        onLeave={signOut.press}
        onClose={onClose}
      />
      {isAgreeing && (
        <LazyPart>
          <AgreeOfDay now={serverNow()} backLabel={leavingCopy.back} onClose={() => setAgreeing(false)} />
        </LazyPart>
      )}
    </>
  );
}
