import type { StaffChange } from '../../../shared/staff/staff-change.ts';
import type { VisitEntry } from '../../../shared/staff/visit-log.ts';
import type { StoredBooking } from '../../stores/bookings/slot-item.ts';
import type { Pressed, StoredOrder } from '../../stores/orders/order-item.ts';
import type { PersonalRecord } from '../../stores/privacy/personal-record.ts';

type ExportedRecord = {
  kind: string;
  content: Record<string, unknown> &
    Pick<StoredBooking, 'visit' | 'staffChanges'> &
    Partial<Pick<StoredOrder, 'shipped' | 'refundDecided' | 'disputeAccepted'>>;
};

/** What is stored about a person, as JSON: the file that they get. */
export function exportedText(records: readonly PersonalRecord[]): string {
  const content = records.map(
    ({
      kind,
      content: {
        fingerprint: _ours,
        formerEmails: _others,
        addedBy: _who,
        kind: enquiryKind,
        visit,
        staffChanges,
        shipped,
        refundDecided,
        disputeAccepted,
        ...rest
      },
    }: ExportedRecord) => ({
      kind,
      ...(enquiryKind !== undefined && { enquiryKind }),
      ...rest,
      ...(visit !== undefined && { visit: { log: visit.log.map(withoutColleague) } }),
      ...(staffChanges !== undefined && { staffChanges: staffChanges.map(withoutColleague) }),
      ...(shipped !== undefined && { shipped: withoutPresser(shipped) }),
      ...(refundDecided !== undefined && { refundDecided: withoutPresser(refundDecided) }),
      ...(disputeAccepted !== undefined && { disputeAccepted: withoutPresser(disputeAccepted) }),
    }),
  );
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** Who of staff recorded it, and on which device, is not the guest's data. */
const withoutColleague = ({ by: _by, on: _on, ...entry }: VisitEntry | StaffChange) => ({
  ...entry,
  by: 'staff',
});

/** The same of a press on an order. */
const withoutPresser = <Press extends Pressed>({ by: _by, on: _on, commandId: _id, ...press }: Press) =>
  press;
