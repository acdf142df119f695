import type { RecordWithheldReason } from '#functions/stores/restore/decision.ts';
import { restorePolicies } from '#functions/stores/restore/restore-policies.ts';
import {
  type RestoredKind,
  type RestoreReport,
  restoreStore,
} from '#functions/stores/restore/restore-store.ts';
import { disagreementAdvice } from '#functions/use-cases/stock/stock-against-orders.ts';
import { counted } from '#shared/values/counted.ts';
import { type Operation, type OperationContext, OperationProblem } from './operation/operation.ts';
import { textOption } from './operation/parse-args.ts';
import { compareStock } from './orders/order-stock.ts';

/** Restores lost data from a point-in-time copy of the table. */
export const restore: Operation = {
  usage: 'restore plan|apply --from <table> [--new-table]',
  summary:
    'Restores what the table has lost from a copy of it (a point-in-time restore, next to the table). plan only counts; --new-table also restores tills and trails, where the table itself was lost.',
  options: { from: { type: 'string' }, 'new-table': { type: 'boolean' } },
  async run(request, context) {
    const [verb, ...others] = request.words;
    if ((verb !== 'plan' && verb !== 'apply') || others.length > 0)
      throw new OperationProblem(
        'Unknown action: use restore plan --from <table> or restore apply --from <table>.',
      );
    const from = textOption(request, 'from');
    if (from === undefined)
      throw new OperationProblem('Missing option: --from, the name of the restored table.');
    const { table, clock, staffConsole } = context;
    if (from === table.name)
      throw new OperationProblem('--from names the live table. Name the restored copy.');
    const isNewTable = request.options['new-table'] === true;
    const readCopy = <T>(reading: Promise<T>): Promise<T> =>
      reading.catch((problem) => {
        throw missingCopy(problem, from);
      });
    const store = restoreStore(table, { ...table, name: from }, clock, isNewTable);
    if (isNewTable && (await readCopy(store.countNewLedgers())) > 0)
      throw new OperationProblem(
        'The live table has tills, exports or erasures that the copy lacks, so it is not new: leave out --new-table.',
      );
    const plan = await readCopy(store.plan());
    for (const line of formatReport(plan)) staffConsole.say(line);
    const count = sumOf(plan.kinds, 'restored');
    if (verb === 'plan') {
      staffConsole.say('Plan only: nothing was changed.');
      return;
    }
    if (!(await staffConsole.confirm(`Restore ${counted(count, 'record')}?`))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    const { kinds } = await store.apply();
    staffConsole.say(`Restored: ${counted(sumOf(kinds, 'restored'), 'record')}. No mail is sent for them.`);
    const overtaken = sumOf(kinds, 'overtaken');
    if (overtaken > 0)
      staffConsole.say(`${counted(overtaken, 'item')} changed at the same moment: run this again.`);
    await checkCounts(context, await store.findMiscounted());
  },
};

/** DynamoDB returns the same error for a table that is still being restored. */
const missingCopy = (problem: unknown, name: string): unknown =>
  problem instanceof Error && problem.name === 'ResourceNotFoundException'
    ? new OperationProblem(
        `There is no table ${name} yet. Wait until it is there: aws dynamodb wait table-exists --table-name ${name}`,
      )
    : problem;

const sumOf = (kinds: readonly RestoredKind[], count: 'restored' | 'overtaken'): number =>
  kinds.reduce((sum, kind) => sum + kind[count], 0);

/** Each reason, and how staff react to it. */
const reasons: Readonly<Record<RecordWithheldReason, string>> = {
  'changed-since': 'changed, moved or cancelled after the copy, according to its mail',
  'moved-since': 'moved after the copy',
  'closed-since': 'its start was closed after the copy: tell the guest',
  'full-since': 'its seats were taken after the copy: tell the guest',
  'other-language-since': 'its start runs in the other language now: tell the guest',
  'refunded-since': 'refunded after the copy: look at Stripe',
  'paid-since': 'paid after the copy: look at Stripe, and refund it there or send the bottles',
  'reopened-since': 'a start of the day is open now: close the day again if it should be closed',
  'decided-since': 'decided after the copy',
  'on-another-day': 'its party is not on that day',
  uncountable: 'more bottles are sold than there were: count them, and correct the stock',
};

function formatReport({ kinds, withheld, unknown }: RestoreReport): readonly string[] {
  const order = Object.keys(restorePolicies);
  const rows = kinds.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const width = Math.max(...rows.map(({ kind }) => kind.length), 4);
  const row = (kind: string, policy: string, counts: readonly (number | string)[]) =>
    [kind.padEnd(width), policy.padEnd(8), ...counts.map((count) => String(count).padStart(10))].join('  ');
  return [
    row('kind', 'policy', ['in copy', 'restored', 'as it is', 'left out', 'erased']),
    ...rows.map(({ kind, policy, copied, restored, kept, withheld: out, anonymous }) =>
      row(kind, policy, [copied, restored, kept, out, anonymous]),
    ),
    ...withheld.map(({ record, reason }) => `  left out: ${record}: ${reasons[reason]}`),
    ...(unknown === 0
      ? []
      : [`${counted(unknown, 'item')} of kinds that this release does not know stay in the copy.`]),
  ];
}

/** Checks seats and stock after the restore. */
async function checkCounts(
  context: OperationContext,
  miscounted: readonly { readonly pk: string; readonly sk: string }[],
): Promise<void> {
  const { staffConsole } = context;
  for (const { pk, sk } of miscounted) staffConsole.say(`SEATS DIFFER FROM BOOKINGS: ${pk} ${sk}`);
  if (miscounted.length === 0) staffConsole.say('The seats of every start agree with its bookings.');
  const { problems } = await compareStock(context);
  for (const problem of problems) staffConsole.say(problem);
  staffConsole.say(
    problems.length === 0
      ? 'The stock agrees with the orders.'
      : `THE STOCK DISAGREES WITH THE ORDERS. ${disagreementAdvice}`,
  );
}
