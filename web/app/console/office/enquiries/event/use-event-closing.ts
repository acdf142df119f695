import { useEffect, useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import {
  type ClosingDraft,
  type ClosingRequest,
  closingRequest,
  draftProblems,
} from '#app/console/closures/closing-draft.ts';
import { useClosing } from '#app/console/closures/use-closing.ts';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { closuresCopy } from '#app/content/staff/closures-copy.ts';
import { withCount } from '#app/forms/with-count.ts';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import { calendarDateFrom, dateOf, parseCalendarDate } from '#shared/values/port-vila-time.ts';

export interface EventClosingOptions {
  enquiry: StaffEnquiry;
  now: Date;
  onStored: (enquiry: StaffEnquiry) => void;
}

/** An interrupted closing resumes with its recorded starts, even those that have begun since. */
const beforeAnyStart = new Date(0);

/** Closes starts for the event of an enquiry, or resumes an interrupted closing. */
export function useEventClosing({ enquiry, now, onStored }: EventClosingOptions) {
  // As they were when the form opened, since the closing changes both.
  const [{ seen, block }] = useState({ seen: enquiry.history.length, block: enquiry.block });
  const [draft, setDraft] = useState(() => draftFor(enquiry, now));
  const shownProblems = useShownProblems(block !== undefined);
  const run = useClosing<ClosingRequest>(
    async (request) => {
      if (request.preview) return staffClient('closeStarts', { body: request });
      const { first, last: _last, preview: _preview, ...closing } = request;
      const reply = await staffClient('bookEnquiry', {
        body: { ...closing, enquiry: enquiry.enquiry, seen, date: first },
      });
      onStored(reply.enquiry);
      return reply;
    },
    () => {},
    { resumedCommandId: block?.commandId },
  );
  const { requestPreview } = run;
  const problems = draftProblems(draft, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to resume
  useEffect(() => {
    if (block !== undefined && Object.keys(problems).length === 0)
      requestPreview(closingRequest(draft, beforeAnyStart));
  }, []);
  return {
    run,
    isResuming: block !== undefined,
    draft,
    problems: shownProblems.isShown ? withCount(problems) : {},
    change(next: ClosingDraft) {
      setDraft(next);
      run.forget();
    },
    requestPreview() {
      shownProblems.show();
      if (Object.keys(problems).length === 0) requestPreview(closingRequest(draft, now));
    },
  };
}

/** The interrupted closing, if any; otherwise a private event on the day that the visitor entered. */
function draftFor({ block, date }: StaffEnquiry, now: Date): ClosingDraft {
  if (block)
    return {
      extent: block.tourIds === undefined ? 'day' : 'starts',
      date: block.date,
      last: block.date,
      tourIds: block.tourIds ?? [],
      reason: block.reason,
      reasonFrench: block.reasonFrench ?? '',
    };
  const event = closuresCopy.reasons.find(({ value }) => value === 'Private event');
  const requested = parseCalendarDate(date);
  const today = dateOf(now);
  const day = requested === undefined || requested < today ? today : requested;
  return {
    extent: 'starts',
    date: calendarDateFrom(day),
    last: day,
    tourIds: [],
    reason: event?.value ?? '',
    reasonFrench: event?.French ?? '',
  };
}
