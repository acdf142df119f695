import { useRef, useState } from 'react';
import {
  type EnquiryDraft,
  type EnquiryField,
  type EnquiryProblems,
  enquiryFields,
  enquiryProblems,
} from '../../../../shared/enquiry/event-enquiry.ts';
import { logInBrowser } from '../../api/browser-log.ts';
import { CallProblem } from '../../api/client.ts';
import { sendEventEmail } from '../../api/send-event-email.ts';

export const blankEnquiry: EnquiryDraft = {
  name: '',
  business: '',
  email: '',
  phone: '',
  eventName: '',
  peopleCount: '',
  catering: '',
  description: '',
};

export interface Enquiry {
  readonly draft: EnquiryDraft;
  /** What is shown under the fields: all problems once the form was sent, before that those of fields left. */
  readonly problems: EnquiryProblems;
  /** Idle, sending, then a success or a failure (specification §4). */
  readonly status: 'idle' | 'sending' | 'sent' | 'failed';
  readonly change: (field: EnquiryField, value: string) => void;
  readonly leave: (field: EnquiryField) => void;
  /** Sends the form; answers with the first field to be mended when it cannot be sent. A second call meanwhile does nothing. */
  readonly submit: () => EnquiryField | undefined;
}

/** State and steps of the event enquiry. The form is cleared on success alone. */
export function useEnquiry(send: typeof sendEventEmail = sendEventEmail): Enquiry {
  const [draft, setDraft] = useState(blankEnquiry);
  const [left, setLeft] = useState<ReadonlySet<EnquiryField>>(new Set());
  const [refused, setRefused] = useState<EnquiryProblems>({});
  const [status, setStatus] = useState<Enquiry['status']>('idle');
  const sending = useRef(false);
  const found = enquiryProblems(draft);

  const sendNow = async () => {
    sending.current = true;
    setStatus('sending');
    setRefused({});
    try {
      await send(trimmed(draft));
      setDraft(blankEnquiry);
      setLeft(new Set());
      setStatus('sent');
    } catch (problem) {
      logInBrowser('enquiry-not-sent', problem instanceof Error ? problem.name : undefined);
      if (problem instanceof CallProblem) setRefused(problem.fields);
      setStatus('failed');
    } finally {
      sending.current = false;
    }
  };

  return {
    draft,
    problems: {
      ...Object.fromEntries(Object.entries(found).filter(([field]) => left.has(field as EnquiryField))),
      ...refused,
    },
    status,
    change(field, value) {
      setDraft((current) => ({ ...current, [field]: value }));
      setRefused({});
      setStatus((current) => (current === 'sending' ? current : 'idle'));
    },
    leave(field) {
      if (draft[field].trim() !== '') setLeft((current) => new Set([...current, field]));
    },
    submit() {
      if (sending.current) return undefined;
      setLeft(new Set(enquiryFields));
      const first = enquiryFields.find((field) => found[field] !== undefined);
      if (first === undefined) void sendNow();
      return first;
    },
  };
}

const trimmed = (draft: EnquiryDraft): EnquiryDraft =>
  Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, value.trim()])) as EnquiryDraft;

/** The same as a mail by the visitor's own program: the way out when the form cannot be sent. */
export function mailInstead(draft: EnquiryDraft, to: string, labels: Readonly<Record<EnquiryField, string>>) {
  const body = enquiryFields
    .filter((field) => draft[field].trim() !== '')
    .map((field) => `${labels[field]}: ${draft[field].trim()}`)
    .join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(draft.eventName.trim())}&body=${encodeURIComponent(body)}`;
}
