import { useRef, useState } from 'react';
import type { Party } from '../../../../../shared/contracts/staff/party.ts';
import { CallProblem, type Client } from '../../../api/client.ts';
import { addParty, type NewParty } from '../../../api/staff/bookings.ts';
import { newCommandId } from '../../../api/staff/command-id.ts';

export type AddState =
  | { readonly status: 'idle' }
  | { readonly status: 'adding' }
  /** It may or may not be stored: pressing again asks under the same id. */
  | { readonly status: 'unanswered' }
  | { readonly status: 'refused'; readonly problem: CallProblem; readonly wanted: number };

const retries = 2;
const retryMs = 1_000;

/** Adds a party once, however often it is sent: what has no answer is sent again under its id. */
export function useAddParty(client: Client, onAdded: (party: Party) => void) {
  const [state, setState] = useState<AddState>({ status: 'idle' });
  const unanswered = useRef<NewParty>(undefined);

  async function add(party: Omit<NewParty, 'commandId'>): Promise<void> {
    const request = unanswered.current ?? { commandId: newCommandId(), ...party };
    unanswered.current = request;
    setState({ status: 'adding' });
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, retryMs));
      try {
        const added = await addParty(client, request);
        unanswered.current = undefined;
        setState({ status: 'idle' });
        onAdded(added);
        return;
      } catch (cause) {
        if (!(cause instanceof CallProblem)) throw cause;
        if (!cause.isDefinite) continue;
        unanswered.current = undefined;
        setState({ status: 'refused', problem: cause, wanted: request.guestCount });
        return;
      }
    }
    setState({ status: 'unanswered' });
  }

  return { state, add, dismiss: () => setState({ status: 'idle' }) };
}
