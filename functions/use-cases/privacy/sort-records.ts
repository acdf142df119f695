import { type PersonalRecord, stillNeeded } from '#functions/stores/privacy/personal-record.ts';
import type { StillNeeded } from '#shared/staff/personal-records.ts';

export interface SortedRecords {
  readonly erasable: readonly PersonalRecord[];
  readonly retained: readonly { readonly record: PersonalRecord; readonly reason: StillNeeded }[];
}

/** Separates records that can be erased from those still needed. */
export function sortRecords(records: readonly PersonalRecord[], now: Date): SortedRecords {
  const known = records.map((record) => ({ record, reason: stillNeeded(record, now) }));
  return {
    erasable: known.flatMap(({ record, reason }) => (reason === undefined ? [record] : [])),
    retained: known.flatMap(({ record, reason }) => (reason === undefined ? [] : [{ record, reason }])),
  };
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
