import { RecordHead } from '#app/console/office/record-head.tsx';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import { isLate } from '../late.ts';

export interface EnquiryHeadProps {
  enquiry: StaffEnquiry;
  /** Epoch seconds. */
  now: number;
}

/** The subject of an enquiry, and how long it has waited. */
export function EnquiryHead({ enquiry, now }: EnquiryHeadProps) {
  const { eventName, receivedAt, dueAt } = enquiry;
  const isOverdue = isLate(enquiry, now);
  return (
    <RecordHead
      title={eventName}
      date={copy.received(receivedAt)}
      mark={dueAt === undefined ? undefined : isOverdue ? copy.late : copy.dueBy(dueAt)}
      isWarning={isOverdue}
    />
  );
}
