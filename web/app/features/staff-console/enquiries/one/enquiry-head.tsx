import type { StaffEnquiry } from '../../../../../../shared/contracts/staff/enquiry.ts';
import { enquiryCopy as copy } from '../../../../content/staff/enquiries-copy.ts';
import head from '../../orders/one/order-head.module.css';
import { isLate } from '../late.ts';
import styles from './enquiry-head.module.css';

export interface EnquiryHeadProps {
  enquiry: StaffEnquiry;
  /** Epoch seconds. */
  now: number;
}

/** What it is about, how long it waits, and what was asked for. */
export function EnquiryHead({ enquiry, now }: EnquiryHeadProps) {
  const { eventName, receivedAt, dueAt } = enquiry;
  const late = isLate(enquiry, now);
  return (
    <header className={head.head}>
      <h1 className={head.title}>{eventName}</h1>
      <p className={head.when}>
        {copy.received(receivedAt)}
        {dueAt !== undefined && (
          <b className={late ? head.late : undefined}>{late ? copy.late : copy.dueBy(dueAt)}</b>
        )}
      </p>
      <dl className={styles.facts}>
        {factsOf(enquiry).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function factsOf(enquiry: StaffEnquiry): readonly (readonly [string, string])[] {
  const { kind, date, peopleCount, catering, business, messageLanguage } = enquiry;
  const { facts } = copy;
  const ofEvent = [
    [facts.people, peopleCount],
    [facts.catering, copy.catering[catering]],
  ] as const;
  return [
    [facts.day, copy.wholeDay(date) || copy.noDay],
    ...(kind === 'event' ? ofEvent : []),
    ...(business === '' ? [] : ([[facts.with, business]] as const)),
    [facts.language, copy.languages[messageLanguage ?? 'en']],
  ];
}
