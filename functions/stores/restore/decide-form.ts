import { enquiryExpiresAt, listEntry, StoredEnquiry } from '../enquiries/enquiries.ts';
import { StoredOperator, versionOf } from '../operators/operator-item.ts';
import { operatorPartition } from '../operators/operator-requests.ts';
import { anonymousEnquiry, anonymousOperator } from '../privacy/erasing-write.ts';
import { isErased } from '../table/erased.ts';
import { equals, hasSize, isMissing, isUnchanged, onlyIf } from '../table/expressions.ts';
import type { Item, ItemPair } from './copied-items.ts';
import { type Decision, kept, restoredBy, withheld } from './decision.ts';
import type { LiveState } from './live-state.ts';

/** Restores a lost enquiry, or lost changes to it by staff. */
export async function decideEnquiry({ copied, live }: ItemPair, state: LiveState): Promise<Decision> {
  const enquiry = StoredEnquiry.parse(copied);
  const current = live && StoredEnquiry.parse(live);
  if (current !== undefined && (isErased(current) || entriesOf(current) >= entriesOf(enquiry))) return kept;
  const { email, phone } = enquiry;
  const isAnonymous =
    isErased(enquiry) || (await state.wasErased({ kind: 'enquiry', email, phones: [phone] }));
  const restored = isAnonymous ? anonymousEnquiry(enquiry) : enquiry;
  const { pk, sk } = copied;
  const isUnchangedSince =
    current === undefined
      ? isMissing('pk')
      : entriesOf(current) === 0
        ? isMissing('log')
        : hasSize('log', entriesOf(current));
  const put = {
    Put: {
      TableName: state.table.name,
      Item: { pk, sk, ...restored, expiresAt: enquiryExpiresAt(enquiry) },
      ...onlyIf(isUnchangedSince),
    },
  };
  return restoredBy([put, ...(isAnonymous ? [] : [listEntry(state.table, enquiry)])], isAnonymous);
}

const entriesOf = ({ log = [] }: StoredEnquiry): number => log.length;

/**
 * Restores a lost operator without access: the link may have been revoked after the copy, so managers issue a new
 * one.
 */
export async function decideOperator({ copied, live }: ItemPair, state: LiveState): Promise<Decision> {
  const operator = StoredOperator.parse(copied);
  const current = live && StoredOperator.parse(live);
  if (current !== undefined && (isErased(current) || versionOf(current) >= versionOf(operator))) return kept;
  if (copied.pk !== operatorPartition && state.operators.has(operator.id))
    return withheld(`operator ${operator.companyName}`, 'decided-since');
  const { email, mobilePhone } = operator;
  const isAnonymous =
    isErased(operator) || (await state.wasErased({ kind: 'operator', email, phones: [mobilePhone] }));
  const { pk, sk } = copied;
  const conditions = current && [equals('status', current.status), isUnchanged('version', current.version)];
  const put = {
    Put: {
      TableName: state.table.name,
      Item: { pk, sk, ...withoutAccess(isAnonymous ? anonymousOperator(operator) : operator) },
      ...onlyIf(...(conditions ?? [isMissing('pk')])),
    },
  };
  return restoredBy([put], isAnonymous);
}

function withoutAccess({ keyHash: _hash, keySalt: _salt, ...operator }: StoredOperator): StoredOperator {
  return operator.status === 'approved'
    ? { ...operator, status: 'revoked', version: versionOf(operator) + 1 }
    : operator;
}

/** Restores an item that the live table lacks. */
export function decideMissing({ copied, live }: ItemPair, { table }: LiveState): Decision {
  if (live !== undefined) return kept;
  return restoredBy([putInput(table.name, copied)]);
}

/** Restores an edit of the calendar if the live table has none or an earlier one. */
export function decideEdit({ copied, live }: ItemPair, { table }: LiveState): Decision {
  if (live !== undefined && Number(live.version) >= Number(copied.version)) return kept;
  const put = putInput(table.name, copied);
  return restoredBy([
    live === undefined ? put : { Put: { ...put.Put, ...onlyIf(equals('version', live.version)) } },
  ]);
}

const putInput = (TableName: string, { event: _event, ...item }: Item) => ({
  Put: { TableName, Item: item, ...onlyIf(isMissing('pk')) },
});
