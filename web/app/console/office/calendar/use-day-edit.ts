import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useClosing } from '#app/console/closures/use-closing.ts';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { withCount } from '#app/forms/with-count.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import {
  changedParts,
  type DayDraft,
  draftOf,
  draftProblems,
  isSameDraft,
  listedDraft,
  type RequestedDay,
  removesStarts,
  requestedDay,
} from './day-draft.ts';
import type { SavedDay } from './late-starts.ts';

/**
 * The form of a day. An edit that removes starts is previewed first, then closes them and emails their guests. Any
 * other edit is saved immediately.
 *
 * @param onSaved called with the saved day, or without a day if it may have changed
 */
export function useDayEdit(day: CalendarDay, onSaved: (day?: CalendarDay) => void) {
  // The day that the draft began with: if a colleague has edited it since, the server refuses the draft.
  const [base, setBase] = useState(day);
  const [draft, setDraft] = useState(() => draftOf(day));
  const shownProblems = useShownProblems();
  const [saved, setSaved] = useState<SavedDay>();
  const adopt = (currentDay: CalendarDay) => {
    setBase(currentDay);
    setDraft(draftOf(currentDay));
    shownProblems.hide();
  };
  const isChanged = JSON.stringify(day) !== JSON.stringify(base);
  if (isChanged && isSameDraft(draft, draftOf(base))) adopt(day);
  const onRefused = (problem: unknown) => {
    if (problem instanceof CallProblem && problem.kind === 'calendar-changed') onSaved();
  };
  const run = useClosing<RequestedDay>(
    (request) =>
      staffClient('editDay', { body: request }).catch((problem: unknown) => {
        onRefused(problem);
        throw problem;
      }),
    () => onSaved(),
  );
  const saveCommand = usePasskeyCommand({
    send: (commandId, requested: RequestedDay) =>
      staffClient('editDay', { body: { ...requested, commandId, preview: false } }),
    onDone(reply) {
      setSaved({ before: base, ...reply });
      adopt(reply.day);
      onSaved(reply.day);
    },
    onRefused,
    failureEvent: 'day-not-saved',
    words: copy,
  });
  const problems = draftProblems(base, draft);
  const change = (changes: Partial<DayDraft>) => {
    if (run.status === 'closing' || saveCommand.status === 'sending') return;
    setSaved(undefined);
    setDraft({ ...draft, ...changes });
    run.forget();
  };
  return {
    draft,
    problems: shownProblems.isShown ? withCount(problems) : {},
    run,
    saveCommand,
    /** The last saved edit, until the form changes. */
    saved,
    isRemovingStarts: removesStarts(base, draft),
    changedParts: changedParts(base, draft),
    /** Whether a colleague has changed the day since the draft began. */
    isOutdated: day.seen !== base.seen && run.status !== 'closing' && run.status !== 'done',
    adopt: () => adopt(day),
    change,
    resetToListed: () => change(listedDraft(calendarDateFrom(day.date))),
    submit() {
      shownProblems.show();
      setSaved(undefined);
      if (Object.keys(problems).length > 0) return;
      const requested = requestedDay(base, draft);
      if (removesStarts(base, draft)) run.requestPreview(requested);
      else saveCommand.submit(requested);
    },
    finish() {
      run.forget();
      adopt(day);
    },
  };
}
