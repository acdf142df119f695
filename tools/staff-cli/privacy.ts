import type { StoredBooking } from '../../functions/stores/bookings/slot-item.ts';
import type { StoredEnquiry } from '../../functions/stores/enquiries/enquiries.ts';
import type { Pressed, StoredOrder } from '../../functions/stores/orders/order-item.ts';
import {
  type PersonalRecord,
  personalData,
  type StillNeeded,
  stillNeeded,
} from '../../functions/stores/privacy/personal-data.ts';
import { recordsOf } from '../../functions/stores/privacy/sought-person.ts';
import type { EnquiryEntry } from '../../shared/enquiries/enquiry-log.ts';
import type { StaffChange } from '../../shared/staff/staff-change.ts';
import type { VisitEntry } from '../../shared/staff/visit-log.ts';
import { counted } from '../../shared/values/counted.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { textOption } from './operation/parse-args.ts';
import { writeOutput } from './operation/write-output.ts';

/** Data protection requests: access and erasure. */
export const privacy: Operation = {
  usage: 'privacy export <who> [--file data.json] | privacy erase <who> [--dry-run]',
  summary:
    'Exports what is stored about a person, or erases their identity; amounts and visits stay. <who>: email address, telephone number in quotes, or booking reference.',
  options: { file: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run(request, context) {
    const [verb, who, ...others] = request.words;
    if ((verb !== 'export' && verb !== 'erase') || others.length > 0) {
      throw new OperationProblem('Unknown action: use privacy export <who> or privacy erase <who>.');
    }
    if (who === undefined || recordsOf(who) === undefined) {
      throw new OperationProblem(
        `Missing person: npm run ops -- privacy ${verb} <email address, "telephone number" or booking reference>.`,
      );
    }
    const found = await personalData(context.table, context.clock).of(who);
    if (found.length === 0) {
      context.staffConsole.say('Nothing is stored under this address, number or reference.');
      return;
    }
    await (verb === 'export' ? exportAll(found, request, context) : eraseAll(found, request, context));
  },
};

async function exportAll(
  found: readonly PersonalRecord[],
  request: Request,
  { staffConsole }: OperationContext,
): Promise<void> {
  const content = found.map(
    ({
      kind,
      content: {
        fingerprint: _ours,
        formerEmails: _others,
        addedBy: _who,
        kind: enquiryKind,
        visit,
        staffChanges,
        log,
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
      ...(log !== undefined && { log: log.map(withoutColleague) }),
      ...(shipped !== undefined && { shipped: withoutPresser(shipped) }),
      ...(refundDecided !== undefined && { refundDecided: withoutPresser(refundDecided) }),
      ...(disputeAccepted !== undefined && { disputeAccepted: withoutPresser(disputeAccepted) }),
    }),
  );
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  const file = textOption(request, 'file');
  if (file === undefined) staffConsole.say(text.trimEnd());
  else await writeOutput(staffConsole, file, () => text);
}
type ExportedRecord = {
  kind: string;
  content: Record<string, unknown> &
    Pick<StoredBooking, 'visit' | 'staffChanges'> &
    Pick<StoredEnquiry, 'log'> &
    Partial<Pick<StoredOrder, 'shipped' | 'refundDecided' | 'disputeAccepted'>>;
};

/** Who of staff recorded it, and on which device, is not the guest's data. */
const withoutColleague = ({
  by: _by,
  on: _on,
  to: _to,
  ...entry
}: (VisitEntry | StaffChange | EnquiryEntry) & { readonly to?: unknown }) => ({
  ...entry,
  by: 'staff',
});

/** The same of a press on an order. */
const withoutPresser = <Press extends Pressed>({ by: _by, on: _on, commandId: _id, ...press }: Press) =>
  press;

async function eraseAll(
  found: readonly PersonalRecord[],
  { options }: Request,
  { table, clock, staffConsole }: OperationContext,
): Promise<void> {
  const now = clock();
  const needed = found.map((record) => ({ record, reason: stillNeeded(record, now) }));
  const erasable = needed.flatMap(({ record, reason }) => (reason === undefined ? [record] : []));
  const retained = needed.flatMap(({ record, reason }) => (reason === undefined ? [] : [{ record, reason }]));
  for (const record of erasable) staffConsole.say(`  ${describeRecord(record)}: ${ends[record.kind]}`);
  for (const { record, reason } of retained)
    staffConsole.say(`  ${describeRecord(record)}: stays, ${stays[reason]}`);
  if (erasable.length === 0 || options['dry-run']) {
    staffConsole.say('Nothing was erased.');
    return;
  }
  const question = `Erase this person’s data from ${counted(erasable.length, 'record')}? This cannot be undone.`;
  if (!(await staffConsole.confirm(question))) {
    staffConsole.say('Nothing was erased.');
    return;
  }
  for (const record of erasable) await personalData(table, clock).erase(record);
  staffConsole.say(
    `${counted(erasable.length, 'record')} erased${retained.length > 0 ? `, ${retained.length} left: resolve them, then run this again` : ''}. Mailboxes, Stripe and the table’s backups of 35 days are not covered.`,
  );
}

const ends: Readonly<Record<PersonalRecord['kind'], string>> = {
  booking: 'name, address, telephone number and notes go, visit and payments stay',
  'former-address': 'the address goes, the booking stays with its guest',
  order: 'addresses go, bottles and amounts stay',
  'reference-request': 'the address goes',
  enquiry: 'all that was typed and noted goes',
  operator: 'all that was typed goes',
};

const stays: Readonly<Record<StillNeeded, string>> = {
  'to-come': 'the visit is still to come: cancel it first',
  'being-paid': 'its payment is under way: wait until it ends',
  disputed: 'a bank disputes its payment: wait until it has decided',
  'to-be-shipped': 'it is paid and not shipped: ship or refund it first',
  'being-refunded': 'its refund is under way: wait until it ends',
  'has-access': 'they have access: revoke their access first',
};

/** A record, without personal data. */
function describeRecord({ kind, content }: PersonalRecord): string {
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
