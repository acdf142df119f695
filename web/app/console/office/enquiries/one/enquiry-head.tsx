import styles from '#app/console/office/one-head.module.css';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
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
  const late = isLate(enquiry, now);
  return (
    <Stack as="header" gap={8} gapX={16}>
      <Heading as="h1" breaks="anywhere" className={styles.title}>
        {eventName}
      </Heading>
      <Stack as="p" tone="quiet" className={styles.when}>
        {copy.received(receivedAt)}
        {dueAt !== undefined && (
          <b className={late ? styles.late : undefined}>{late ? copy.late : copy.dueBy(dueAt)}</b>
        )}
      </Stack>
    </Stack>
  );
}
