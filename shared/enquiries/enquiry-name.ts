/** Identifies an enquiry by its id and the month in Port Vila in which it arrived, so that one read finds it. */
export interface EnquiryName {
  /** `2026-11`. */
  readonly month: string;
  readonly id: string;
}

/** Parses `2026-11-0123456789abcdef0123`; undefined for anything else. */
export function parseEnquiryName(text: string): EnquiryName | undefined {
  const [, month, id] = /^(20\d\d-(?:0[1-9]|1[0-2]))-([0-9a-f]{20})$/.exec(text) ?? [];
  return month === undefined || id === undefined ? undefined : { month, id };
}

export const formatEnquiryName = ({ month, id }: EnquiryName): string => `${month}-${id}`;

/** Where a page of earlier enquiries begins: at a month, or after an enquiry of that month. */
export type EnquiryCursor = Pick<EnquiryName, 'month'> & { readonly id?: string };

/** Parses `2026-11` or `2026-11-0123456789abcdef0123`; undefined for anything else. */
export function parseEnquiryCursor(text: string): EnquiryCursor | undefined {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? { month: text } : parseEnquiryName(text);
}

export const formatEnquiryCursor = ({ month, id }: EnquiryCursor): string =>
  id === undefined ? month : formatEnquiryName({ month, id });
