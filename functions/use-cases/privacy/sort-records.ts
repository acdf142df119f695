import { type PersonalRecord, retentionReason } from '#functions/stores/privacy/personal-record.ts';
import type { ListedRecord } from '#shared/contracts/office/personal-record.ts';
import type { RetentionReason } from '#shared/staff/personal-records.ts';

type RecordDetails = Pick<ListedRecord, 'name' | 'date' | 'time' | 'order' | 'isCancelled'>;

export interface SortedRecords {
  readonly erasable: readonly PersonalRecord[];
  readonly retained: readonly { readonly record: PersonalRecord; readonly reason: RetentionReason }[];
}

/** Separates records that can be erased from those that are still needed. */
export function sortRecords(records: readonly PersonalRecord[], now: Date): SortedRecords {
  const withReasons = records.map((record) => ({ record, reason: retentionReason(record, now) }));
  return {
    erasable: withReasons.flatMap(({ record, reason }) => (reason === undefined ? [record] : [])),
    retained: withReasons.flatMap(({ record, reason }) => (reason === undefined ? [] : [{ record, reason }])),
  };
}

/** The details of a record that a manager sees: a name, and the visit or order that it belongs to. */
export function detailsOfRecord({ kind, content }: PersonalRecord): RecordDetails {
  switch (kind) {
    case 'booking': {
      const { date, time, status, firstName, lastName } = content;
      const name = `${firstName} ${lastName}`.trim();
      return { date, time, ...(name && { name }), ...(status === 'cancelled' && { isCancelled: true }) };
    }
    case 'former-address':
      return { date: content.date, time: content.time };
    case 'order':
      return { order: content.reference, ...(content.shipTo && { name: content.shipTo.name }) };
    case 'reference-request':
      return {};
    case 'enquiry':
      return { name: content.name };
    case 'operator':
      return { name: `${content.contactName}, ${content.companyName}` };
  }
}

/** Describes a record without personal data. */
export function describeRecord({ kind, content }: PersonalRecord): string {
  switch (kind) {
    case 'booking':
      return `Booking of ${content.date}, ${content.time}, ${content.status}`;
    case 'former-address':
      return `Earlier address of a booking of ${content.date}, ${content.time}`;
    case 'order':
      return `Order ${content.reference}, ${content.status}`;
    case 'reference-request':
      return `Request for references ${content.id}`;
    case 'enquiry':
      return `Enquiry ${content.id}`;
    case 'operator':
      return `Operator ${content.id}, ${content.status}`;
  }
}
