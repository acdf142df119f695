import { closuresCopy } from '#app/content/staff/closures-copy.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { staffClient } from '../api/staff-client.ts';
import { type ClosingRun, useClosing } from './use-closing.ts';

type WhatToUndo = Pick<BodyOf<'undoClosing'>, 'closing' | 'first' | 'last'>;

/** A closing that was made just now. */
export interface ClosingMade {
  /** Id of its command. */
  readonly closing: string;
  readonly first: string;
  readonly last: string;
}

export interface Undo {
  /** `notified`: whose bookings are restored; `kept`: those whose cancellation stands. */
  readonly run: ClosingRun;
  readonly look: (made: ClosingMade) => void;
}

const words = {
  notShown: closuresCopy.undo.notShown,
  refused: closuresCopy.undo.refused,
};

/** Previews the undoing of a closing, then carries it out as a closing is: in parts, under one command. */
export function useUndo(onChanged: () => void): Undo {
  const run = useClosing<WhatToUndo>(
    async ({ commandId, preview, digest, closing, first, last }) => {
      const undoing = { commandId, closing, first, last, preview, ...(digest !== undefined && { digest }) };
      const { restored, notRestored, remaining, ...reply } = await staffClient('undoClosing', {
        body: undoing,
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
    { words },
  );
  return {
    run,
    look: ({ closing, first, last }) =>
      run.look({ closing, first: calendarDateFrom(first), last: calendarDateFrom(last) }),
  };
}
