import { log } from '#functions/kernel/log.ts';
import type { ClosureCommand } from '#functions/stores/bookings/closure-marks.ts';
import type { StoredEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { closeStarts } from '#shared/contracts/staff/close-starts.ts';
import { changeMessages } from '#shared/enquiries/change-messages.ts';
import { caseOf } from '#shared/enquiries/enquiry-case.ts';
import type { EnquiryEntry, EventClosing } from '#shared/enquiries/enquiry-log.ts';
import type { EnquiryName } from '#shared/enquiries/enquiry-name.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { carryOutClosing } from '../closures/carry-out-closing.ts';
import { type CloseDaysDeps, planClosing } from '../closures/close-days.ts';
import type { RequireConsent } from '../closures/closing-consent.ts';
import type { Closing } from '../closures/day-plan.ts';
import { requestedSlots } from '../closures/requested-slots.ts';
import { type Enquiries, recordBooked, recordChange } from './record-change.ts';
import { overtakenRefusal, type People, requireChanged } from './refuse-change.ts';

export interface BookEnquiryDeps extends CloseDaysDeps {
  readonly enquiries: Enquiries;
  readonly people: People;
}

interface EventBooking {
  readonly requestedClosing: EventClosing;
  /** The number of entries in the log that was shown. */
  readonly seen: number;
  readonly by: ClosureCommand;
  readonly requireConsent: RequireConsent;
}

interface BookingResult {
  readonly closing: ReplyOf<typeof closeStarts>;
  readonly enquiry: StoredEnquiry;
}

/**
 * Records the closing on the enquiry, and so checks that the enquiry exists. Then closes the starts, and marks the
 * enquiry as booked once nothing remains. A repeated call with the same id completes an interrupted one.
 *
 * @throws Refused `not-bookable`, and see `RequireConsent`, before anything is written; `enquiry-changed` when a
 *   colleague has changed the enquiry since
 */
export async function bookByClosing(
  deps: BookEnquiryDeps,
  name: EnquiryName,
  { requestedClosing, seen, by, requireConsent }: EventBooking,
): Promise<BookingResult> {
  const { enquiries, people, clock } = deps;
  if (!(await isRecorded(deps, name, by))) {
    const closing = closingOf(requestedClosing, by, clock());
    requireConsent(await planClosing(deps, [calendarDateFrom(requestedClosing.date)], closing));
  }
  const author = () => ({ id: by.id, at: epochSeconds(clock()), by: by.person, on: by.device });
  const change = { kind: 'block', ...requestedClosing } as const;
  const recorded = await recordChange(enquiries, name, { change, seen, author: author() });
  const enquiry = await requireChanged(recorded, people);
  const { block } = caseOf(enquiry.log ?? []);
  // An earlier attempt recorded the closing, and a colleague has released it since.
  if (block?.commandId !== by.id)
    throw await overtakenRefusal(lastChange(enquiry), people, changeMessages.overtaken);
  const closing = await carryOutClosing(
    deps,
    [calendarDateFrom(block.date)],
    closingOf(block, by, clock()),
    requireConsent,
  );
  const { days, bookings } = closing.remaining;
  if (days + bookings > 0) return { closing, enquiry };
  const outcome = await recordBooked(enquiries, name, author());
  if (outcome.result === 'done') log.info('enquiry.changed', { enquiryId: enquiry.id, what: 'booked' });
  return { closing, enquiry: await requireChanged(outcome, people, changeMessages.closingDetached) };
}

/** Whether an earlier attempt recorded the closing. Then the recorded one is carried out, whatever this call requests. */
async function isRecorded(
  { enquiries }: BookEnquiryDeps,
  name: EnquiryName,
  by: ClosureCommand,
): Promise<boolean> {
  const { log = [] } = (await enquiries.findByName(name)) ?? {};
  return caseOf(log).block?.commandId === by.id;
}

function closingOf(requestedClosing: EventClosing, by: ClosureCommand, now: Date): Closing {
  const { reason, reasonFrench = reason, offers } = requestedClosing;
  return {
    slots: requestedSlots(rangeOf(requestedClosing), now),
    reasons: { English: reason, French: reasonFrench },
    by,
    offers: offers?.map(({ date, tourId }) => ({ date: calendarDateFrom(date), tourId })),
  };
}

const rangeOf = ({ date, tourIds }: EventClosing) => ({
  first: calendarDateFrom(date),
  last: calendarDateFrom(date),
  tourIds,
});

/** The latest entry that is not a note. */
function lastChange({ log: entries = [] }: StoredEnquiry): EnquiryEntry {
  const last = entries.findLast(({ kind }) => kind !== 'note');
  if (last === undefined) throw new Error('The enquiry has no change besides notes');
  return last;
}
