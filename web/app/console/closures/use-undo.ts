import { closuresCopy } from '#app/content/staff/closures-copy.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { staffClient } from '../api/staff-client.ts';
import { type ClosingRun, useClosing } from './use-closing.ts';

type UndoRequest = Pick<BodyOf<'undoClosing'>, 'closing' | 'first' | 'last'>;

/** A closing that can still be undone. */
export interface RecentClosing {
  /** Id of its command. */
  readonly closing: string;
  readonly first: string;
  readonly last: string;
}

export interface Undo {
  /** `notified`: parties whose bookings are restored; `kept`: parties who stay cancelled. */
  readonly run: ClosingRun;
  readonly requestPreview: (recent: RecentClosing) => void;
}

/** Previews undoing a closing, then carries it out in parts under one command, like a closing. */
export function useUndo(onChanged: () => void): Undo {
  const run = useClosing<UndoRequest>(
    async ({ commandId, preview, digest, closing, first, last }) => {
      const undoRequest = {
        commandId,
        closing,
        first,
        last,
        preview,
        ...(digest !== undefined && { digest }),
      };
      const { restored, notRestored, remaining, ...reply } = await staffClient('undoClosing', {
        body: undoRequest,
      });
      return {
        ...reply,
        notified: restored,
        kept: notRestored,
        offers: [],
        started: 0,
        remaining: { days: 0, bookings: remaining },
        reopened: [],
      };
    },
    onChanged,
    { words: closuresCopy.undo },
  );
  return {
    run,
    requestPreview: ({ closing, first, last }) =>
      run.requestPreview({ closing, first: calendarDateFrom(first), last: calendarDateFrom(last) }),
  };
}
