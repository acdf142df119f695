import { useState } from 'react';
import { CallProblem } from '#app/requests/client.ts';
import { usePolledRequest } from '#app/requests/use-polled-request.ts';

const intervalMs = 30_000;

interface RecordOptions<Reply, Field extends keyof Reply> {
  /** Identifies the request. */
  readonly key: string;
  readonly load: (signal: AbortSignal) => Promise<Reply>;
  /** The field of the reply with the record. */
  readonly field: Field;
  /** Log event when the record cannot be loaded. */
  readonly failureEvent: string;
  /** The problem kind with which the server refuses a command for an earlier version. */
  readonly outdatedKind: `${string}-changed`;
  /** Called when the lists must be reloaded. */
  readonly onChanged: () => void;
  readonly onOutdated?: () => void;
}

/** One record of the office, polled while the page is visible, and the last action on it. */
export function useRecord<Reply, Field extends keyof Reply, Done = string>(
  options: RecordOptions<Reply, Field>,
) {
  const { key, load, field, failureEvent, outdatedKind, onChanged, onOutdated } = options;
  const request = usePolledRequest(key, load, { failureEvent, intervalMs });
  const [done, setDone] = useState<Done>();
  return {
    request,
    /** Reports the last finished action. */
    done,
    setDone,
    /** Replaces the record by the one in the reply to a command. */
    store(record: Reply[Field], message?: Done) {
      if (request.reply) request.accept({ ...request.reply, [field]: record });
      if (message !== undefined) setDone(() => message);
      onChanged();
    },
    /** Reloads the record and the lists if a colleague changed the record first. */
    onRefused(problem: unknown) {
      if (!(problem instanceof CallProblem) || problem.kind !== outdatedKind) return;
      onOutdated?.();
      request.refresh();
      onChanged();
    },
  };
}
