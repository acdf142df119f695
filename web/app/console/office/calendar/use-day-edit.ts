import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { dayLabel } from '#app/console/closures/day-words.ts';
import { useClosing } from '#app/console/closures/use-closing.ts';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { withCount } from '#app/forms/with-count.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import {
  type DayDraft,
  draftOf,
  draftProblems,
  isSameDraft,
  listedDraft,
  type RequestedDay,
  requestedDay,
  takesStarts,
} from './day-draft.ts';

/**
 * The form of a day. What takes starts from guests is previewed, then closed, with mails to guests; the rest is saved at once.
 *
 * @param onSaved the day as it is now; none when it may have changed otherwise
 */
export function useDayEdit(day: CalendarDay, onSaved: (day?: CalendarDay) => void) {
  // What the draft began with: an edit by a colleague meanwhile is noticed, and refused by the server.
  const [base, setBase] = useState(day);
  const [draft, setDraft] = useState(() => draftOf(day));
  const shown = useShownProblems();
  const [done, setDone] = useState<string>();
  const adopt = (now: CalendarDay) => {
    setBase(now);
    setDraft(draftOf(now));
    shown.hide();
  };
  const isChanged = JSON.stringify(day) !== JSON.stringify(base);
  if (isChanged && isSameDraft(draft, draftOf(base))) adopt(day);
  const onRefused = (problem: unknown) => {
    if (problem instanceof CallProblem && problem.kind === 'calendar-changed') onSaved();
  };
  const run = useClosing<RequestedDay>(
    (order) =>
      staffClient('editDay', { body: order }).catch((problem: unknown) => {
        onRefused(problem);
        throw problem;
      }),
    () => onSaved(),
  );
  const saving = usePasskeyCommand({
    send: (commandId, requested: RequestedDay) =>
      staffClient('editDay', { body: { ...requested, commandId, preview: false } }),
    onDone(reply) {
      adopt(reply.day);
      setDone(copy.day.saved(dayLabel(day.date)));
      onSaved(reply.day);
    },
    onRefused,
    failed: 'day-not-saved',
    words: copy,
  });
  const problems = draftProblems(base, draft);
  const change = (changes: Partial<DayDraft>) => {
    if (run.status === 'closing' || saving.status === 'sending') return;
    setDone(undefined);
    setDraft({ ...draft, ...changes });
    run.forget();
  };
  return {
    draft,
    problems: shown.isShown ? withCount(problems) : {},
    run,
    saving,
    /** What was saved last, for people. */
    done,
    isTaking: takesStarts(base, draft),
    /** Somebody else has changed the day since. */
    isOutdated: day.seen !== base.seen && run.status !== 'closing' && run.status !== 'done',
    adopt: () => adopt(day),
    change,
    toListed: () => change(listedDraft(calendarDateFrom(day.date))),
    submit() {
      shown.show();
      setDone(undefined);
      if (Object.keys(problems).length > 0) return;
      const requested = requestedDay(base, draft);
      if (takesStarts(base, draft)) run.look(requested);
      else saving.submit(requested);
    },
    finish() {
      run.forget();
      adopt(day);
    },
  };
}
