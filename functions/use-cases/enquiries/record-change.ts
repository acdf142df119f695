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

/** The outcome of a change. `changed`: a colleague was first, with this entry, and nothing was written. */
export type ChangeOutcome =
  | { readonly result: 'done' | 'known' | 'full'; readonly enquiry: StoredEnquiry }
  | { readonly result: 'changed'; readonly enquiry: StoredEnquiry; readonly entry: EnquiryEntry }
  | { readonly result: 'unknown' };

/** The maximum number of attempts while colleagues write to the same enquiry. */
const maxTries = 20;

/** Decides a change on the basis of the stored enquiry, and writes it only if the enquiry is unchanged. */
export const recordChange = (
  enquiries: Enquiries,
  name: EnquiryName,
  { change, seen, author }: { change: EnquiryChange; seen: number; author: EnquiryAuthor },
): Promise<ChangeOutcome> => record(enquiries, name, (log) => decideChange(log, change, seen, author));

/** Marks an enquiry as booked by a finished closing. @param author has the command id of the closing */
export const recordBooked = (
  enquiries: Enquiries,
  name: EnquiryName,
  author: EnquiryAuthor,
): Promise<ChangeOutcome> => record(enquiries, name, (log) => decideBooked(log, author));

async function record(
  { findByName, append }: Enquiries,
  name: EnquiryName,
  decide: (log: EnquiryLog) => EnquiryDecision,
): Promise<ChangeOutcome> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const enquiry = await findByName(name);
    if (enquiry === undefined) return { result: 'unknown' };
    const { log = [] } = enquiry;
    const decision = decide(log);
    if (decision.result !== 'append') return { ...decision, enquiry };
    if ((await append(enquiry, decision.entry)) === 'done')
      return { result: 'done', enquiry: { ...enquiry, log: [...log, decision.entry] } };
  }
  throw new Error('The enquiry changed too often');
}
