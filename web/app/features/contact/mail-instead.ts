import {
  type EnquiryDraft,
  type EnquiryField,
  enquiryFields,
} from '../../../../shared/enquiries/event-enquiry.ts';

/** `mailto:` link with the enquiry, when the form cannot be sent. */
export function mailInstead(draft: EnquiryDraft, to: string, labels: Readonly<Record<EnquiryField, string>>) {
  const body = enquiryFields
    .filter((field) => draft[field].trim() !== '')
    .map((field) => `${labels[field]}: ${draft[field].trim()}`)
    .join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(draft.eventName.trim())}&body=${encodeURIComponent(body)}`;
}
