import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { deliverTo } from '#functions/kernel/deliver.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { worker } from '#functions/kernel/worker.ts';
import { visitKeyOf } from '#functions/stores/bookings/visit-item.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { readTill } from '#functions/use-cases/till/open-till.ts';
import { tillConsole } from '#functions/use-cases/till/till-console.testing.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { extendTo, giveUp } from '#shared/kept-presses/chain.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import type { TillLine } from '#shared/staff/till/z-report.ts';
import { checkTill } from './check-till.ts';

const table = testTable();
const clock = testClock('2026-11-25T02:00:00+11:00');
const log = testLog();
const till = tillConsole(table, clock);

const run = () =>
  deliverTo(worker('check-till', DueEvent, checkTill(till.deps)), {
    id: 'execution',
    type: 'till-check.due',
    scheduledAt: clock().toISOString(),
  });
const alarms = () => log.lines().filter(({ code }) => code === 'till.imbalance');
/** Closes the till with the lines of the X, after a change to them. */
async function close(change: (lines: readonly TillLine[]) => readonly TillLine[] = (lines) => lines) {
  const { number, lines, exceptions, readFrom } = await readTill(till.deps);
  await till.deps.tills.close({
    number,
    closedAt: clock().getTime() / 1000,
    by: 'mia',
    on: 'office',
    lines: [...change(lines)],
    exceptions,
    counted: { 'cash-vuv': 0, 'cash-aud': 0, card: 0 },
    commandId: `command-${number}`,
    readFrom,
  });
}

it('check-till logs nothing while the payments of the parties match the lines of the Zs and the X', async () => {
  const booking = await till.party();
  const cash = paid(4000);
  await till.write(booking, cash);
  await close();
  await till.write(booking, entry({ kind: 'undo', entry: cash.id, reason: 'Paid twice' }), paid(500));
  await till.write(await till.party({ date: till.day(-3) }), paid(7000, { method: 'card' }));
  expect(await run()).toEqual([]);
  expect(alarms()).toEqual([]);
});

it('check-till reports a method of payment if the sum in the Z differs from the payments of the parties', async () => {
  await till.write(await till.party(), paid(4000), paid(3000, { method: 'card' }));
  await close((lines) =>
    lines.map((line) => (line.method === 'card' ? { ...line, vatu: 1, amount: 1 } : line)),
  );
  expect(await run()).toEqual([]);
  expect(alarms()).toMatchObject([{ method: 'card', recorded: 3000, inTill: 1, level: 'ERROR' }]);
});

it('check-till fails with the keys of a visit in the log if the visit cannot be read', async () => {
  const booking = await till.party();
  await till.write(booking, paid(4000));
  const key = visitKeyOf(booking);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: key,
      UpdateExpression: 'SET #log = :damaged',
      ExpressionAttributeNames: { '#log': 'log' },
      ExpressionAttributeValues: { ':damaged': new Uint8Array([1, 2, 3]) },
    }),
  );
  expect(await run()).toHaveLength(1);
  expect(log.lines()).toContainEqual(
    expect.objectContaining({ code: 'event.failed', error: 'UnreadableItem', item: `${key.pk} / ${key.sk}` }),
  );
});

it('check-till reports a difference every night until the till has been closed twice more', async () => {
  await till.write(await till.party(), paid(3000, { method: 'card' }));
  await close((lines) => lines.map((line) => ({ ...line, vatu: 1, amount: 1 })));
  const alarmCounts: number[] = [];
  for (let night = 0; night < 3; night += 1) {
    await run();
    alarmCounts.push(alarms().length);
    clock.advance(24 * 60 * 60 * 1000);
    await till.write(await till.party(), paid(100));
    await close();
  }
  await run();
  expect([...alarmCounts, alarms().length]).toEqual([1, 2, 2, 2]);
});

it('check-till reports a device that has not delivered kept presses for a day, until a manager gives up these presses', async () => {
  const { chains } = till.deps;
  const chainKey = { device: 'DEVCE00001', key: 'k' };
  const contact = { name: 'Door phone', at: clock().getTime() / 1000 };
  await chains.change(chainKey, contact, (chain) => extendTo(chain, 2));
  const owedLines = () => log.lines().filter(({ code }) => code === 'kept-press.owed');
  await run();
  expect(owedLines()).toEqual([]);
  clock.advance(86_401_000);
  await run();
  expect(owedLines()).toMatchObject([{ device: 'DEVCE00001', missing: 2, first: 1, level: 'ERROR' }]);
  await chains.change(chainKey, {}, (chain) => giveUp(chain, [1, 2]));
  await run();
  expect(owedLines()).toHaveLength(1);
});
