import type { EnquiryStore, StoredEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import {
  decideBooked,
  decideChange,
  type EnquiryAuthor,
  type EnquiryChange,
  type EnquiryDecision,
} from '#shared/enquiries/enquiry-change.ts';
import type { EnquiryEntry, EnquiryLog } from '#shared/enquiries/enquiry-log.ts';
import type { EnquiryName } from '#shared/enquiries/enquiry-name.ts';

export type Enquiries = Pick<EnquiryStore, 'findByName' | 'append'>;

/** `changed`: a colleague was first, with this entry; nothing was written. */
export type ChangeOutcome =
  | { readonly result: 'done' | 'known' | 'full'; readonly enquiry: StoredEnquiry }
  | { readonly result: 'changed'; readonly enquiry: StoredEnquiry; readonly entry: EnquiryEntry }
  | { readonly result: 'unknown' };

/** Attempts while colleagues write to the same enquiry. */
const maxTries = 20;

/** Changes an enquiry: decided on what is stored, and written only if that is unchanged. */
export const recordChange = (
  enquiries: Enquiries,
  name: EnquiryName,
  { change, seen, author }: { change: EnquiryChange; seen: number; author: EnquiryAuthor },
): Promise<ChangeOutcome> => record(enquiries, name, (log) => decideChange(log, change, seen, author));

/** Marks an enquiry as booked by a finished closing. @param author its `id` is that of the closing */
export const recordBooked = (
  enquiries: Enquiries,
  name: EnquiryName,
  author: EnquiryAuthor,
): Promise<ChangeOutcome> => record(enquiries, name, (log) => decideBooked(log, author));

async function record(
  { findByName: named, append }: Enquiries,
  name: EnquiryName,
  decide: (log: EnquiryLog) => EnquiryDecision,
): Promise<ChangeOutcome> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const enquiry = await named(name);
    if (enquiry === undefined) return { result: 'unknown' };
    const { log = [] } = enquiry;
    const decision = decide(log);
    if (decision.result !== 'append') return { ...decision, enquiry };
    if ((await append(enquiry, decision.entry)) === 'done')
      return { result: 'done', enquiry: { ...enquiry, log: [...log, decision.entry] } };
  }
  throw new Error('The enquiry changed too often');
}
