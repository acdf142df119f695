import { type ItemKind, partitions } from '#shared/contracts/item-kinds.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { dayChanges } from '../bookings/day-changes.ts';
import { archiveKeyPrefix, parseSlot, slotKeyPrefix } from '../bookings/slot-item.ts';
import { visitKeyPrefix } from '../bookings/visit-item.ts';
import { orderKeyPrefix, parseOrder, type StoredOrder } from '../orders/order-item.ts';
import { transact, tryWrite, type Write } from '../table/commands.ts';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';
import { type Item, type ItemPair, pairItems, scanItems } from './copied-items.ts';
import { decideClosure } from './decide-closure.ts';
import { decideEdit, decideEnquiry, decideMissing, decideOperator } from './decide-form.ts';
import { decideOrder } from './decide-order.ts';
import { decideStart } from './decide-start.ts';
import { decideStock } from './decide-stock.ts';
import { decideArchived, decideVisit, startKeyOf } from './decide-visit.ts';
import { type Decision, kept, type RecordWithheldReason } from './decision.ts';
import { type LiveState, readLiveState } from './live-state.ts';
import { kindOfPartition, ledgers, type RestorePolicy, restorePolicies } from './restore-policies.ts';
import { seatsOf } from './restored-slot.ts';

/** The result, or the plan, of a restore for the items of a kind. */
export interface RestoredKind {
  readonly kind: ItemKind;
  readonly policy: RestorePolicy;
  /** The number of items in the copy, without expired ones. */
  copied: number;
  /** The number of restored records. A start counts as the number of its bookings. */
  restored: number;
  /** The number of records that the live table already has. */
  kept: number;
  withheld: number;
  /** The number of records restored without the person, who was erased since. */
  anonymous: number;
  /** The number of records not written, because the live item changed concurrently. */
  overtaken: number;
}

export interface RestoreReport {
  readonly kinds: readonly RestoredKind[];
  readonly withheld: readonly { readonly record: string; readonly reason: RecordWithheldReason }[];
  /** The number of items of kinds that this release does not know, which stay in the copy. */
  readonly unknown: number;
}

/**
 * The order in which items are restored: marks of emails, independent records, records that depend on them, and counts.
 */
const phases = ['marks', 'records', 'dependents', 'counts'] as const;
type Phase = (typeof phases)[number];

function phaseOf({ pk, sk }: Item, isNewTable: boolean): Phase | undefined {
  const kind = kindOfPartition(pk);
  if (kind === undefined || isRebuilt({ pk, sk })) return undefined;
  if (isNewTable && ledgers.includes(kind)) return 'records';
  if (!isRestorable[restorePolicies[kind]]) return undefined;
  if (restorePolicies[kind] === 'first') return 'marks';
  if (kind === 'stock' && sk.startsWith('PRODUCT#')) return 'counts';
  return sk.startsWith(visitKeyPrefix) || sk.startsWith(archiveKeyPrefix) || pk.startsWith('ORDERS#BOOKS#')
    ? 'dependents'
    : 'records';
}

const isRestorable: Readonly<Record<RestorePolicy, boolean>> = {
  never: false,
  rebuilt: false,
  first: true,
  missing: true,
  version: true,
  evidence: true,
};

/** Whether an item is a count or a list that the writes of other items and the nightly check maintain. */
const isRebuilt = ({ pk, sk }: ItemKey): boolean =>
  sk === 'CHANGES' || pk === 'ORDERS#LIST' || pk === 'ENQUIRIES#LIST';

/**
 * Restores items of a point-in-time copy into the live table, unless something has removed or replaced them since.
 *
 * @param isNewTable whether the live table replaces a lost one, so that tills and trails are restored too
 */
export function restoreStore(live: Table, copy: Table, clock: Clock, isNewTable = false) {
  const run = async (write: (decision: Decision) => Promise<boolean>): Promise<RestoreReport> => {
    const [rows, withheld] = [new Map<ItemKind, RestoredKind>(), [] as Decision['withheld'][number][]];
    const state = await readLiveState(live, copy, clock);
    const ordersOfCopy: Pick<StoredOrder, 'stock' | 'lines'>[] = [];
    let unknown = 0;
    for await (const item of scanItems(copy)) {
      const kind = kindOfPartition(item.pk);
      if (kind === undefined) unknown += 1;
      else if (!isExpired(item, clock())) rowOf(rows, kind).copied += 1;
      const order = item.sk.startsWith(orderKeyPrefix) ? parseOrder(item, clock()) : undefined;
      if (order !== undefined) ordersOfCopy.push({ stock: order.stock, lines: order.lines });
    }
    for (const phase of phases) {
      const isDue = (item: Item) => phaseOf(item, isNewTable) === phase && !isExpired(item, clock());
      for await (const pairs of pairItems(copy, live, isDue)) {
        for (const pair of pairs) {
          const row = rowOf(rows, kindOfPartition(pair.copied.pk) as ItemKind);
          const decision = await decide(pair, state, copy, ordersOfCopy);
          const isWritten = decision.writes.length === 0 || (await write(decision));
          row.kept += decision.kept;
          row.withheld += decision.withheld.length;
          if (isWritten) row.restored += decision.restored;
          else row.overtaken += 1;
          row.anonymous += decision.anonymous;
          withheld.push(...decision.withheld);
        }
      }
    }
    return { kinds: [...rows.values()], withheld, unknown };
  };

  return {
    /** Plans the restore, and writes nothing. */
    plan: (): Promise<RestoreReport> => run(async () => true),

    /** Restores the items. If it is interrupted, repeating it continues and changes nothing twice. */
    apply: (): Promise<RestoreReport> => run((decision) => writeAll(live, decision.writes)),

    /** Counts the tills, exports and erasures that the copy lacks. If there are any, the live table is not new. */
    async countNewLedgers(): Promise<number> {
      let count = 0;
      const isLedger = ({ pk }: Item) =>
        [partitions.till, partitions.privacyTrail].some((ledger) => ledger === pk);
      for await (const pairs of pairItems(live, copy, isLedger))
        count += pairs.filter(({ live: liveItem }) => liveItem === undefined).length;
      return count;
    },

    /** Finds the starts whose seats differ from their bookings. */
    async findMiscounted(): Promise<readonly ItemKey[]> {
      const found: ItemKey[] = [];
      for await (const item of scanItems(live)) {
        const slot = item.sk.startsWith(slotKeyPrefix) ? parseSlot(item, clock()) : undefined;
        if (slot !== undefined && slot.guests !== seatsOf(slot.bookings))
          found.push({ pk: item.pk, sk: item.sk });
      }
      return found;
    },
  };
}

function rowOf(rows: Map<ItemKind, RestoredKind>, kind: ItemKind): RestoredKind {
  const emptyReport = { copied: 0, restored: 0, kept: 0, withheld: 0, anonymous: 0, overtaken: 0 };
  const row = rows.get(kind) ?? { kind, policy: restorePolicies[kind], ...emptyReport };
  rows.set(kind, row);
  return row;
}

/** Writes in one transaction. Returns whether its conditions held. */
async function writeAll(table: Table, writes: readonly Write[]): Promise<boolean> {
  if (!(await tryWrite(transact(table, writes)))) return false;
  await dayChanges(table).increment(writes.map(({ Put, Update }) => String((Put?.Item ?? Update?.Key)?.pk)));
  return true;
}

async function decide(
  pair: ItemPair,
  state: LiveState,
  copy: Table,
  ordersOfCopy: readonly Pick<StoredOrder, 'stock' | 'lines'>[],
): Promise<Decision> {
  const { pk, sk } = pair.copied;
  if (sk.startsWith(slotKeyPrefix)) return decideStart(pair, state);
  if (sk.startsWith(visitKeyPrefix)) return decideVisit(pair, state);
  if (sk.startsWith(archiveKeyPrefix)) {
    const [start] = await itemsOfKeys(state.table, [startKeyOf(pair.copied)]);
    return decideArchived(pair, state, start);
  }
  if (sk.startsWith(orderKeyPrefix)) return decideOrder(pair, state);
  if (sk.startsWith('ENQUIRY#')) return decideEnquiry(pair, state);
  if (sk.startsWith('OPERATOR#')) return decideOperator(pair, state);
  if (pk === 'CLOSURES' && sk.startsWith('DAY#')) return decideClosure(pair, state);
  if (pk === 'CLOSURES' && sk.startsWith('EDIT#')) return decideEdit(pair, state);
  if (sk.startsWith('PRODUCT#')) return decideStock(pair, state, copy, ordersOfCopy);
  if (pk.startsWith('ORDERS#BOOKS#') && !state.orders.has(sk.slice(sk.lastIndexOf('#') + 1))) return kept;
  return decideMissing(pair, state);
}
