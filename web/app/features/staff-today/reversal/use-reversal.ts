import { useRef, useState } from 'react';
import type { Party } from '../../../../../shared/contracts/staff/party.ts';
import type { CalendarDate } from '../../../../../shared/values/port-vila-time.ts';
import { logInBrowser } from '../../../api/browser-log.ts';
import { CallProblem, type Client } from '../../../api/client.ts';
import { newCommandId } from '../../../api/staff/command-id.ts';
import { stepUp } from '../../../api/staff/passkeys-on-demand.ts';
import { type Reversal, reversePayment } from '../../../api/staff/reversals.ts';
import { reversalCopy as copy } from '../../../content/staff/reversal-copy.ts';

/** `step-up`: refused until the passkey is used; `confirming`: the browser asks for it. */
export type ReversalStatus = 'idle' | 'sending' | 'step-up' | 'confirming';

/**
 * Gives one payment back. When the server wants a passkey first, the command waits for it and is then repeated; another
 * reason is another command.
 */
export function useReversal(client: Client, party: Party, entry: string, onDone: (party: Party) => void) {
  const [status, setStatus] = useState<ReversalStatus>('idle');
  const [refusal, setRefusal] = useState<string>();
  const command = useRef<Reversal>(undefined);
  const isBusy = useRef(false);

  const send = async (reversal: Reversal) => {
    setStatus('sending');
    try {
      onDone(await reversePayment(client, reversal));
    } catch (problem) {
      const kind = problem instanceof CallProblem ? problem.kind : undefined;
      setStatus(kind === 'step-up' ? 'step-up' : 'idle');
      if (kind === 'step-up') return;
      logInBrowser('payment-not-reversed', kind);
      setRefusal(refusalOf(problem));
    }
  };
  const once = async (task: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefusal(undefined);
    try {
      await task();
    } finally {
      isBusy.current = false;
    }
  };

  return {
    status,
    refusal,
    send: (reason: string) =>
      void once(() => {
        if (command.current?.reason !== reason) {
          const { id, date, tourId } = party;
          const commandId = newCommandId();
          command.current = { commandId, date: date as CalendarDate, tourId, party: id, entry, reason };
        }
        return send(command.current);
      }),
    /** Asks for the passkey, then repeats the command. */
    confirm: () =>
      void once(async () => {
        if (command.current === undefined) return;
        setStatus('confirming');
        try {
          await stepUp();
        } catch (problem) {
          setStatus('step-up');
          return setRefusal(refusalOf(problem));
        }
        await send(command.current);
      }),
  };
}

const refusalOf = (problem: unknown): string => {
  if (problem instanceof CallProblem && !problem.isDefinite) return copy.lost;
  return copy.refused(problem instanceof Error ? problem.message : '');
};
