import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import type { StoredEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import type { StoredEntry, StoredOperator } from '#functions/stores/operators/operator-item.ts';
import type { StaffAction, StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { PersonalRecord } from '#functions/stores/privacy/personal-record.ts';
import { parseReference, shortReference } from '#shared/booking/reference.ts';
import type { EnquiryEntry } from '#shared/enquiries/enquiry-log.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import type { StaffChange } from '#shared/staff/staff-change.ts';

type ExportedRecord = {
  kind: string;
  content: Record<string, unknown> &
    Pick<StoredBooking, 'staffChanges'> &
    Partial<Pick<BookingWithVisit, 'visit'>> &
    Pick<StoredEnquiry, 'log'> &
    Pick<StoredOperator, 'history'> &
    Partial<Pick<StoredOrder, 'shipped' | 'refundDecided' | 'disputeAccepted'>>;
};

/**
 * The records of a person as JSON, for the file that the person gets.
 *
 * @param notes notes by staff that are not in the history of a party yet; times in epoch seconds
 */
export function exportedText(
  records: readonly PersonalRecord[],
  notes: readonly { readonly text: string; readonly madeAt: number }[] = [],
): string {
  const content = records.map(
    ({
      kind,
      content: {
        fingerprint: _ours,
        attempt: _call,
        formerIds: _ids,
        formerEmails: _others,
        addedBy: _who,
        kind: enquiryKind,
        visit,
        staffChanges,
        log,
        history,
        keyHash: _link,
        keySalt: _salt,
        shipped,
        refundDecided,
        disputeAccepted,
        ...rest
      },
    }: ExportedRecord) => ({
      kind,
      ...(enquiryKind !== undefined && { enquiryKind }),
      ...rest,
      ...(visit !== undefined && visit.log.length > 0 && { visit: { log: visit.log.map(withoutColleague) } }),
      ...(staffChanges !== undefined && { staffChanges: staffChanges.map(withoutColleague) }),
      ...(log !== undefined && { log: log.map(withoutColleague) }),
      ...(history !== undefined && { history: history.map(withoutColleague) }),
      ...(shipped !== undefined && { shipped: parcelOf(shipped) }),
      ...(refundDecided !== undefined && { refundDecided: withoutActor(refundDecided) }),
      ...(disputeAccepted !== undefined && { disputeAccepted: withoutActor(disputeAccepted) }),
    }),
  );
  const openNotes = notes.map((note) => ({ kind: 'open-note', ...note, by: 'staff' }));
  return `${JSON.stringify([...content, ...openNotes], shortenReference, 2)}\n`;
}

/** Shortens references. The guest has the whole reference, and staff, who send the file, must not get it. */
const shortenReference = (name: string, value: unknown): unknown =>
  name === 'reference' && typeof value === 'string' && parseReference(value) !== undefined
    ? shortReference(value)
    : value;

/** Removes the colleague and the device, which are not data of the guest. */
const withoutColleague = ({
  by: _by,
  on: _on,
  to: _to,
  command: _command,
  ...entry
}: (VisitEntry | StaffChange | EnquiryEntry | StoredEntry) & {
  readonly on?: unknown;
  readonly to?: unknown;
  readonly command?: unknown;
}) => ({
  ...entry,
  by: 'staff',
});

/** Removes the actor from an action on an order. */
const withoutActor = <Action extends StaffAction>({ by: _by, on: _on, commandId: _id, ...action }: Action) =>
  action;

const parcelOf = ({ corrections, ...shipped }: NonNullable<StoredOrder['shipped']>) => ({
  ...withoutActor(shipped),
  ...(corrections !== undefined && { corrections: corrections.map(withoutActor) }),
});
