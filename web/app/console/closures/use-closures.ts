import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { withCount } from '#app/forms/with-count.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { ListedClosure } from '#shared/contracts/staff/list-closures.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { staffClient } from '../api/staff-client.ts';
import { type ClosedSpan, spanName } from './closed-spans.ts';
import {
  type ClosingDraft,
  type ClosingRequest,
  closingRequest,
  draftFrom,
  draftProblems,
} from './closing-draft.ts';
import { useClosing } from './use-closing.ts';
import { useReopen } from './use-reopen.ts';
import { type RecentClosing, useUndo } from './use-undo.ts';

/** State of the closures page. @param search the query of its address */
export function useClosures(search: string, now: Date) {
  const list = useRequest<readonly ListedClosure[]>(
    'closures',
    async (signal) => (await staffClient('listClosures', { signal })).closures,
    {
      failureEvent: 'closures-not-loaded',
    },
  );
  const run = useClosing<ClosingRequest>(
    (request) => staffClient('closeStarts', { body: request }),
    list.refresh,
  );
  const [draft, setDraft] = useState(() => draftFrom(search, dateOf(now)));
  const shownProblems = useShownProblems();
  const [reopenNotice, setReopenNotice] = useState<string>();
  const reopen = useReopen((span) => {
    setReopenNotice(copy.reopen.done(spanName(span)));
    list.refresh();
  });
  const undo = useUndo(list.refresh);
  const problems = draftProblems(draft, now);
  const { extent, date: first } = draft;
  const range = { first, last: extent === 'days' ? draft.last : first };

  const requestPreview = (chosenDraft: ClosingDraft) => {
    shownProblems.show();
    setReopenNotice(undefined);
    if (Object.keys(draftProblems(chosenDraft, now)).length === 0)
      run.requestPreview(closingRequest(chosenDraft, now));
  };

  const askToUndo = (recent: RecentClosing) => {
    setReopenNotice(undefined);
    undo.requestPreview(recent);
  };
  const finish = () => {
    run.forget();
    setDraft(draftFrom('', dateOf(now)));
    shownProblems.hide();
  };

  return {
    list,
    run,
    draft,
    range,
    problems: shownProblems.isShown ? withCount(problems) : {},
    /** Says which starts were reopened last. */
    reopenNotice,
    reopen,
    undo,
    /** Previews what undoing a closing would restore. */
    askToUndo,
    /** Previews undoing the closing just carried out. */
    undoLast() {
      if (run.commandId !== undefined) askToUndo({ ...closingRequest(draft, now), closing: run.commandId });
    },
    change(next: ClosingDraft) {
      if (run.status === 'closing') return;
      setDraft(next);
      // The preview no longer matches the draft.
      run.forget();
    },
    requestPreview: () => requestPreview(draft),
    /** Hides the undo, and the result of the closing that it has undone. */
    leaveUndo() {
      if (undo.run.status === 'done' && run.status === 'done') finish();
      undo.run.forget();
    },
    /** Starts again with an empty form. */
    finish,
    /** Resumes an interrupted closing. */
    resume(span: ClosedSpan) {
      if (run.status === 'closing') return;
      const next = draftOf(span);
      setDraft(next);
      requestPreview(next);
    },
    askToReopen(span: ClosedSpan) {
      setReopenNotice(undefined);
      reopen.ask(span);
    },
  };
}

/** The draft of the closing that closed this span. */
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
