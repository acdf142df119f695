import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { bookingMaker, referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { stageInMemory } from '#tools/dev-cli/deployed/stage-functions.testing.ts';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { callerIdentity } from './connection/caller-identity.ts';
import { consoleAt } from './console.testing.ts';
import { runCommand } from './operation/run-command.ts';
import { readCommand } from './read-command.ts';

const now = new Date('2026-11-23T10:00:00+11:00');
const table = testTable();
const ops = (line: string, answer = true) => consoleAt(table, () => now)(line, answer);
const bookings = bookingStore(table, () => now);
const entries = () => table.items().then((items) => items.filter(({ pk }) => pk === 'COMMAND-TRAIL'));

it('a staff command that changes a booking is recorded in the trail of commands with its time and actor, without the reference', async () => {
  const booking = await bookingMaker(bookings)();
  await ops(`cancel ${booking.reference}`);
  expect(await entries()).toMatchObject([
    { at: now.getTime() / 1000, by: 'the tests', command: 'cancel …', expiresAt: expect.any(Number) },
  ]);
  expect((await ops('trail')).output).toEqual([
    'All times are Port Vila time (UTC+11).',
    '2026-11-23 10:00 AM  the tests  cancel …',
  ]);
});

it.each([
  ['close 2026-11-24 --reason Cyclone --yes', 'close 2026-11-24 --reason …'],
  ['invite "Ann Lee" --role manager', 'invite … --role …'],
  ['privacy erase ann@example.com', 'privacy erase …'],
])('the trail of commands records "%s" as "%s"', async (line, command) => {
  await bookingMaker(bookings)({ date: '2026-11-21' });
  await ops(line);
  expect(await entries()).toMatchObject([{ command }]);
});

it('a staff command that only reads or is not confirmed is not recorded in the trail of commands', async () => {
  const booking = await bookingMaker(bookings)();
  await ops('run-sheet 2026-11-24');
  await ops('close 2026-11-24 --reason Cyclone --dry-run');
  await ops(`cancel ${booking.reference}`, false);
  expect(await entries()).toEqual([]);
  expect((await ops('trail')).output).toEqual(['No command has changed anything yet.']);
});

it('a staff command changes nothing if its actor is unknown', async () => {
  const booking = await bookingMaker(bookings)();
  const command = readCommand(['cancel', booking.reference]);
  if (command === undefined) throw new Error('No command');
  const unused = () => Promise.reject(new Error('Unexpected call'));
  const context = {
    table,
    clock: () => now,
    actor: () => Promise.reject(new Error('Who are you?')),
    staffConsole: { say: () => {}, confirm: async () => true, write: () => true },
    siteUrl: '',
    paymentAccount: unused,
    probe: {
      mail: unused,
      queues: unused,
      concurrencyLimit: unused,
      call: unused,
      parts: unused,
      logs: unused,
      requestLog: unused,
      deviceLog: unused,
      sleep: unused,
    },
  };
  await expect(runCommand(command, context)).rejects.toThrow('Who are you?');
  expect(await bookings.find(referenceOf(booking), 'staff')).toEqual(booking);
});

it('npm run ops -- flip-back is recorded in the trail of commands', async () => {
  const stage = stageInMemory('two', { CreateBooking: ['3', '4'] });
  stage.records.push({ deployed: 'one', release: 'one', versions: { CreateBooking: '3' } });
  await consoleAt(table, () => now, undefined, undefined, undefined, stage.functions)('flip-back');
  expect(stage.live.get('CreateBooking')).toBe('3');
  expect(await entries()).toMatchObject([{ command: 'flip-back' }]);
});

it('the actor of a staff command on a deployed stage is the owner of the AWS credentials', async () => {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(await text(request), String(request.headers.authorization));
    response.end(
      '<GetCallerIdentityResult><Arn>arn:aws:sts::1:assumed-role/Ops/ann</Arn></GetCallerIdentityResult>',
    );
  });
  const credentials = async () => ({ accessKeyId: 'AKIASAMPLE', secretAccessKey: 'sample' });
  const sts = `http://127.0.0.1:${await listen(server, 0)}`;
  expect(await callerIdentity({ region: 'ap-southeast-2', credentials }, sts)).toBe(
    'arn:aws:sts::1:assumed-role/Ops/ann',
  );
  expect(received[0]).toBe('Action=GetCallerIdentity&Version=2011-06-15');
  expect(received[1]).toContain('/ap-southeast-2/sts/aws4_request');
  await closeServer(server);
});
