import { useRef, useState } from 'react';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { logInBrowser } from '#app/requests/browser-log.ts';
import { CallProblem } from '#app/requests/client.ts';
import { newCommandId } from '../api/command-id.ts';
import { staffClient } from '../api/staff-client.ts';
import type { ClosedSpan } from './closed-spans.ts';

export interface Reopen {
  /** The span in question. */
  readonly span: ClosedSpan | undefined;
  readonly isSending: boolean;
  readonly refusal: string | undefined;
  readonly ask: (span: ClosedSpan | undefined) => void;
  readonly confirm: () => void;
}

/** Asks for confirmation, then reopens; a repeated press resumes under the same command. */
export function useReopen(onDone: (span: ClosedSpan) => void): Reopen {
  const [span, setSpan] = useState<ClosedSpan>();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const commandId = useRef('');
  const isBusy = useRef(false);

  const send = async ({ first, last, isWholeDay, tourIds }: ClosedSpan) => {
    const starts = isWholeDay ? undefined : tourIds.join(',');
    const query = { commandId: commandId.current, first, last, tourIds: starts };
    let previous = Number.POSITIVE_INFINITY;
    for (;;) {
      const { remaining } = await staffClient('reopenStarts', { query });
      if (remaining === 0) return;
      if (remaining >= previous) throw new Error(copy.reopen.unanswered);
      previous = remaining;
    }
  };

  return {
    span,
    isSending,
    refusal,
    ask(next) {
      if (isBusy.current) return;
      commandId.current = newCommandId();
      setRefusal(undefined);
      setSpan(next);
    },
    confirm() {
      if (span === undefined || isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      setRefusal(undefined);
      send(span)
        .then(
          () => {
            setSpan(undefined);
            onDone(span);
          },
          (problem: unknown) => {
            logInBrowser('not-reopened', problem instanceof CallProblem ? problem.kind : undefined);
            setRefusal(
              problem instanceof CallProblem && problem.isDefinite
                ? copy.reopen.refused(problem.message)
                : copy.reopen.unanswered,
            );
          },
        )
        .finally(() => {
          isBusy.current = false;
          setSending(false);
        });
    },
  };
}
