import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { orderExpiresAt, orderKey } from '#functions/stores/orders/order-item.ts';
import { referenceOf as orderReferenceOf, paidOrder } from '#functions/stores/orders/stored-order.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { opsTableActions } from '#infra/stacks/ops-actions.ts';
import { consoleAt } from './console.testing.ts';

const clock = () => new Date('2026-11-22T10:00:00+11:00');
let table: ObservedTable;
const cancelled = storedBooking({ date: '2026-11-24' });
/** IAM actions of the calls so far. */
let usedActions: Set<string>;

/** IAM actions of the parts of a transaction. */
const transactionActions: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

function actionsOf(command: string, input: object): string[] {
  const name = command
    .replace(/Command$/, '')
    .replace(/^(Get|Put|Update|Delete)$/, '$1Item')
    .replace(/^BatchGet$/, 'BatchGetItem');
  const { TransactItems } = input as { TransactItems?: object[] };
  if (TransactItems === undefined) return [name];
  return TransactItems.flatMap((transactItem) =>
    Object.keys(transactItem).map((key) => transactionActions[key] ?? key),
  );
}

beforeEach(async () => {
  table = await observedTable();
  await bookingStore(table, clock).book(cancelled);
  await bookingStore(table, clock).book(storedBooking({ date: '2026-12-01', email: 'marker@example.com' }));
  const order = paidOrder({ email: 'marker@example.com' });
  const Item = { ...orderKey(orderReferenceOf(order)), ...order, expiresAt: orderExpiresAt(order) };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  usedActions = new Set();
  table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        for (const action of actionsOf(commandName, args.input)) usedActions.add(action);
        return next(args);
      },
    { step: 'initialize', name: 'noteActions' },
  );
});

it('the IAM policy for staff commands allows exactly the table actions that they use', async () => {
  const ops = consoleAt(table, clock);
  for (const line of [
    'run-sheet 2026-11-24',
    `cancel ${cancelled.reference}`,
    'close 2026-12-01 --reason Cyclone',
    'reopen 2026-12-01',
    'orders list',
    `orders show ${paidOrder().reference}`,
    `orders ship ${paidOrder().reference} JP1234567`,
    'orders stock',
    'invite "Ann Lee" --role manager',
    'invite "Ann Lee" --role manager --reset',
    'privacy export marker@example.com --file data.json',
    'privacy erase marker@example.com',
  ])
    await ops(line);
  expect([...usedActions].sort()).toEqual([...opsTableActions]);
});
