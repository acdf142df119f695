import styles from '#app/console/office/one-head.module.css';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import { isLate } from '../late.ts';

export interface EnquiryHeadProps {
  enquiry: StaffEnquiry;
  /** Epoch seconds. */
  now: number;
}

/** What it is about, and how long it waits. */
export function EnquiryHead({ enquiry, now }: EnquiryHeadProps) {
  const { eventName, receivedAt, dueAt } = enquiry;
  const late = isLate(enquiry, now);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{eventName}</h1>
      <p className={styles.when}>
        {copy.received(receivedAt)}
        {dueAt !== undefined && (
          <b className={late ? styles.late : undefined}>{late ? copy.late : copy.dueBy(dueAt)}</b>
        )}
      </p>
    </header>
  );
}
