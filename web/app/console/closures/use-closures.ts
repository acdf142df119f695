import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { withCount } from '#app/forms/with-count.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { ListedClosure } from '#shared/contracts/staff/list-closures.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { staffClient } from '../api/staff-client.ts';
import { type ClosedSpan, spanDays } from './closed-spans.ts';
import {
  type ClosingDraft,
  draftFrom,
  draftProblems,
  type WhatToClose,
  whatToClose,
} from './closing-draft.ts';
import { useClosing } from './use-closing.ts';
import { useReopen } from './use-reopen.ts';
import { type ClosingMade, useUndo } from './use-undo.ts';

/** State of the page of closures. @param search of its address */
export function useClosures(search: string, now: Date) {
  const list = useRequest<readonly ListedClosure[]>(
    'closures',
    async (signal) => (await staffClient('listClosures', { signal })).closures,
    {
      failed: 'closures-not-loaded',
    },
  );
  const run = useClosing<WhatToClose>((order) => staffClient('closeStarts', { body: order }), list.refresh);
  const [draft, setDraft] = useState(() => draftFrom(search, dateOf(now)));
  const shown = useShownProblems();
  const [opened, setOpened] = useState<string>();
  const reopen = useReopen((span) => {
    setOpened(copy.reopen.done(spanDays(span)));
    list.refresh();
  });
  const undo = useUndo(list.refresh);
  const problems = draftProblems(draft, now);

  const look = (of: ClosingDraft) => {
    shown.show();
    setOpened(undefined);
    if (Object.keys(draftProblems(of, now)).length === 0) run.look(whatToClose(of, now));
  };

  const askToUndo = (made: ClosingMade) => {
    setOpened(undefined);
    undo.look(made);
  };
  const finish = () => {
    run.forget();
    setDraft(draftFrom('', dateOf(now)));
    shown.hide();
  };

  return {
    list,
    run,
    draft,
    problems: shown.isShown ? withCount(problems) : {},
    /** What was reopened last. */
    opened,
    reopen,
    undo,
    /** Looks what undoing a closing would restore. */
    askToUndo,
    /** The same of the closing that was just made. */
    undoLast() {
      if (run.commandId !== undefined) askToUndo({ ...whatToClose(draft, now), closing: run.commandId });
    },
    change(next: ClosingDraft) {
      if (run.status === 'closing') return;
      setDraft(next);
      // What was shown is no longer what would be done.
      run.forget();
    },
    look: () => look(draft),
    /** Leaves the undoing; what it has undone is no result any more. */
    leaveUndo() {
      if (undo.run.status === 'done' && run.status === 'done') finish();
      undo.run.forget();
    },
    /** Starts again with an empty form. */
    finish,
    /** Goes on with a closing that was interrupted. */
    notify(span: ClosedSpan) {
      if (run.status === 'closing') return;
      const next = draftOf(span);
      setDraft(next);
      look(next);
    },
    askToReopen(span: ClosedSpan) {
      setOpened(undefined);
      reopen.ask(span);
    },
  };
}

/** The closing that has closed this. */
const draftOf = ({
  first,
  last,
  isWholeDay,
  tourIds,
  reason,
  reasonFrench = '',
}: ClosedSpan): ClosingDraft => ({
  extent: isWholeDay ? (first === last ? 'day' : 'days') : 'starts',
  date: first,
  last,
  tourIds: isWholeDay ? [] : tourIds,
  reason,
  reasonFrench,
});
