import { useRef, useState } from 'react';
import type { ZReport } from '../../../../../../shared/staff/z-report.ts';
import { logInBrowser } from '../../../../api/browser-log.ts';
import { CallProblem } from '../../../../api/client.ts';
import { newCommandId } from '../../../../api/staff/command-id.ts';
import { type Closing, closeTill } from '../../../../api/staff/till.ts';
import { tillCopy as copy } from '../../../../content/staff/till-copy.ts';

/**
 * Closes the till once for each press. After a lost answer the same closing is sent again under its id.
 *
 * @param onChanged the till holds something else by now: it is to be read again
 */
export function useClosing(onClosed: (z: ZReport) => void, onChanged: () => void) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const command = useRef<{ readonly id: string; readonly closing: string }>(undefined);
  const isBusy = useRef(false);

  const send = async (closing: Closing) => {
    const text = JSON.stringify(closing);
    if (command.current?.closing !== text) command.current = { id: newCommandId(), closing: text };
    try {
      onClosed(await closeTill(command.current.id, closing));
    } catch (problem) {
      const kind = problem instanceof CallProblem ? problem.kind : undefined;
      logInBrowser('till-not-closed', kind);
      setRefusal(refusalOf(problem));
      if (kind === 'till-changed') onChanged();
    }
  };

  return {
    isSending,
    /** For people. */
    refusal,
    async close(closing: Closing): Promise<void> {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      setRefusal(undefined);
      await send(closing);
      isBusy.current = false;
      setSending(false);
    },
  };
}

function refusalOf(problem: unknown): string {
  if (!(problem instanceof CallProblem)) return copy.refused('');
  if (!problem.isDefinite) return copy.lost;
  // The sentences of a changed till say it themselves.
  return problem.kind === 'till-changed' ? problem.message : copy.refused(problem.message);
}
