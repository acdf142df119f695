import { useState } from 'react';
import { CallProblem } from '#app/requests/client.ts';
import { usePolledRequest } from '#app/requests/use-polled-request.ts';

const everyMs = 30_000;

interface RecordOptions<Reply, Field extends keyof Reply> {
  /** Identifies the record among all that the console reads. */
  readonly key: string;
  readonly read: (signal: AbortSignal) => Promise<Reply>;
  /** Where the reply holds the record. */
  readonly field: Field;
  /** Log event when it cannot be read. */
  readonly failed: string;
  /** The problem of a command that was decided on an earlier version. */
  readonly outdated: `${string}-changed`;
  /** The lists are to be read again. */
  readonly onChanged: () => void;
  readonly onOutdated?: () => void;
}

/** One record of the office, read again while the page is visible, and what was done with it last. */
export function useRecord<Reply, Field extends keyof Reply, Done = string>(
  options: RecordOptions<Reply, Field>,
) {
  const { key, read, field, failed, outdated, onChanged, onOutdated } = options;
  const request = usePolledRequest(key, read, { failed, everyMs });
  const [done, setDone] = useState<Done>();
  return {
    request,
    /** What was done last, for people. */
    done,
    setDone,
    /** Puts the record that a command replied with in place of the one that was read. */
    store(record: Reply[Field], what?: Done) {
      if (request.reply) request.accept({ ...request.reply, [field]: record });
      if (what !== undefined) setDone(() => what);
      onChanged();
    },
    /** A colleague was faster: the record and the lists are read again. */
    onRefused(problem: unknown) {
      if (!(problem instanceof CallProblem) || problem.kind !== outdated) return;
      onOutdated?.();
      request.refresh();
      onChanged();
    },
  };
}
