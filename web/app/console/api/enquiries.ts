import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { bookEnquiry as bookContract } from '#shared/contracts/staff/book-enquiry.ts';
import type { changeEnquiry as changeContract } from '#shared/contracts/staff/change-enquiry.ts';
import type { StaffEnquiry } from '#shared/contracts/staff/enquiry.ts';
import type { showEnquiries as showContract } from '#shared/contracts/staff/show-enquiries.ts';
import { staffClient } from './staff-client.ts';

export type EnquiriesReply = ReplyOf<typeof showContract>;

/** As sent: the name of the enquiry as text. */
type Sent<Body> = Omit<Body, 'commandId' | 'enquiry'> & { readonly enquiry: string };
export type EnquiryEdit = Sent<InputOf<typeof changeContract>['body']>;
export type EventToBook = Sent<InputOf<typeof bookContract>['body']> & { readonly commandId: string };
export type BookingReply = ReplyOf<typeof bookContract>;

/**
 * The enquiries, the most urgent first; or a page of all that are kept; or one of them.
 *
 * @throws CallProblem `not-found` when there is no such enquiry
 */
export const showEnquiries = (options: {
  enquiry?: string;
  /** `next` of the answer before. */
  from?: string;
  signal?: AbortSignal;
  client?: Client;
}): Promise<EnquiriesReply> => {
  const { enquiry, from, signal, client = staffClient } = options;
  return client<EnquiriesReply>({
    endpoint: 'showEnquiries',
    ...(enquiry !== undefined && { query: { enquiry } }),
    ...(from !== undefined && { query: { from } }),
    ...(signal && { signal }),
  });
};

/**
 * Changes an enquiry; repeatable under its command id. Returns it as stored.
 *
 * @throws CallProblem `enquiry-changed` when a colleague was first
 */
export const changeEnquiry = async (
  commandId: string,
  edit: EnquiryEdit,
  client: Client = staffClient,
): Promise<StaffEnquiry> =>
  (
    await client<ReplyOf<typeof changeContract>>({
      endpoint: 'changeEnquiry',
      body: { commandId, ...edit },
    })
  ).enquiry;

/**
 * Closes a part of the starts for an event; repeatable under its command id until nothing remains.
 *
 * @throws CallProblem `enquiry-changed` when a colleague was first
 */
export const bookEnquiry = (event: EventToBook, client: Client = staffClient): Promise<BookingReply> =>
  client<BookingReply>({ endpoint: 'bookEnquiry', body: event });
