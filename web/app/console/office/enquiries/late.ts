import type { ListedEnquiry } from '#shared/contracts/office/enquiry.ts';

/** Whether a new enquiry has waited for longer than a working day. @param now epoch seconds at the server */
export const isLate = ({ dueAt }: Pick<ListedEnquiry, 'dueAt'>, now: number): boolean =>
  dueAt !== undefined && dueAt < now;
