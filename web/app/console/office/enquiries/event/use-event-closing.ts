import { useEffect, useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import {
  type ClosingDraft,
  draftProblems,
  type WhatToClose,
  whatToClose,
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

/** What was begun goes on as it was noted, whatever has started since. */
const beforeAll = new Date(0);

/** Closes starts for the event of an enquiry; a closing that was begun goes on with what was noted. */
export function useEventClosing({ enquiry, now, onStored }: EventClosingOptions) {
  // As it was opened: its own closing adds to the history.
  const [{ seen, block }] = useState({ seen: enquiry.history.length, block: enquiry.block });
  const [draft, setDraft] = useState(() => draftFor(enquiry, now));
  const shown = useShownProblems(block !== undefined);
  const run = useClosing<WhatToClose>(
    async (order) => {
      if (order.preview) return staffClient('closeStarts', { body: order });
      const { first, last: _last, preview: _preview, ...closing } = order;
      const reply = await staffClient('bookEnquiry', {
        body: { ...closing, enquiry: enquiry.enquiry, seen, date: first },
      });
      onStored(reply.enquiry);
      return reply;
    },
    () => {},
    { begun: block?.commandId },
  );
  const { look } = run;
  const problems = draftProblems(draft, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is opened to go on
  useEffect(() => {
    if (block !== undefined && Object.keys(problems).length === 0) look(whatToClose(draft, beforeAll));
  }, []);
  return {
    run,
    isGoingOn: block !== undefined,
    draft,
    problems: shown.isShown ? withCount(problems) : {},
    change(next: ClosingDraft) {
      setDraft(next);
      run.forget();
    },
    look() {
      shown.show();
      if (Object.keys(problems).length === 0) look(whatToClose(draft, now));
    },
  };
}

/** As it was noted; otherwise on the day that the visitor wished, for a private event. */
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
  const wished = parseCalendarDate(date);
  const today = dateOf(now);
  const day = wished === undefined || wished < today ? today : wished;
  return {
    extent: 'starts',
    date: calendarDateFrom(day),
    last: day,
    tourIds: [],
    reason: event?.value ?? '',
    reasonFrench: event?.French ?? '',
  };
}
