import { describe, expect, it } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { ticketIssuer } from '#functions/tickets/issue-ticket.ts';
import { publicKeysOf, type StoredTicketKeys, ticketKeys } from '#functions/tickets/ticket-keys.ts';
import { readTicket, type TicketKey } from '#shared/ticket/ticket.ts';
import type { KeyAccess } from './operation/operation.ts';
import { runCommand } from './operation/run-command.ts';
import { readCommand } from './read-command.ts';

const table = testTable();
testLog();
const booking = storedBooking();
const daySeconds = 86_400;

/** A stage whose functions cache the keys for five minutes. */
function stage(first: Partial<StoredTicketKeys> = {}) {
  let now = Date.parse('2026-11-23T10:00:00+11:00') / 1000;
  let keys: StoredTicketKeys = { signing: 'first', previous: '', next: '', ...first };
  const readKeys = ticketKeys(
    'arn',
    async () => JSON.stringify(keys),
    () => now * 1000,
  );
  const issue = ticketIssuer(readKeys, () => new Date(now * 1000));
  const access: KeyAccess<StoredTicketKeys> = {
    keys: async () => keys,
    store: async (changed) => {
      keys = changed;
    },
    wait: async () => undefined,
  };
  const output: string[] = [];
  const run = async (...options: string[]) => {
    const command = readCommand(['rotate-ticket-key', ...options]);
    if (command === undefined) throw new Error('No command');
    const unused = () => Promise.reject(new Error('Unexpected call'));
    await runCommand(command, {
      table,
      clock: () => new Date(now * 1000),
      actor: async () => 'Ann',
      staffConsole: { say: (line) => output.push(line), confirm: async () => true, write: () => true },
      siteUrl: '',
      paymentAccount: unused,
      probe: {
        mail: unused,
        queues: unused,
        concurrencyLimit: unused,
        parts: unused,
        logs: unused,
        requestLog: unused,
        deviceLog: unused,
        call: unused,
        sleep: unused,
      },
      ticketKeys: access,
    });
  };
  return {
    run,
    output,
    keys: () => keys,
    pass: (seconds: number) => {
      now += seconds;
    },
    /** The keys that a device fetches now. */
    publicKeys: () => publicKeysOf(readKeys)(),
    ticket: async () => (await issue(booking))?.code ?? '',
  };
}

const isRecognized = async (ticket: string, keys: readonly TicketKey[]) =>
  (await readTicket(ticket, keys)) !== undefined;

describe('npm run ops -- rotate-ticket-key', () => {
  it('changes keys so slowly that a device offline for a fortnight recognizes every ticket', async () => {
    const { run, pass, publicKeys, ticket } = stage();
    const [oldTicket, oldKeys] = [await ticket(), await publicKeys()];
    await run();
    pass(301);
    const fetched = await publicKeys();
    expect([fetched.length, fetched[0]]).toEqual([2, oldKeys[0]]);
    expect(await isRecognized(await ticket(), oldKeys)).toBe(true);
    pass(14 * daySeconds);
    await run();
    pass(301);
    const after = await ticket();
    expect(await isRecognized(after, oldKeys)).toBe(false);
    expect(await isRecognized(after, fetched)).toBe(true);
    expect(await isRecognized(oldTicket, await publicKeys())).toBe(true);
  });

  it('refuses to sign with the next key within a fortnight of its publication, since offline devices may not have it', async () => {
    const { run, pass, keys } = stage();
    await run();
    pass(13 * daySeconds);
    await expect(run()).rejects.toThrow(
      'The next key was published on Monday 23 November 2026. An offline device may not know it before Monday 7 December 2026: run this again then',
    );
    expect(keys()).toMatchObject({ signing: 'first', previous: '' });
  });

  it('signs with the next key after a fortnight, and keeps the previous key for existing tickets', async () => {
    const { run, pass, keys, output } = stage({ previous: 'long ago' });
    await run();
    const { next } = keys();
    expect(next).toMatch(/^[\w-]{48}$/);
    expect(output.at(-1)).toContain('Run this again on Monday 7 December 2026 or later');
    pass(14 * daySeconds);
    await run();
    expect(keys()).toEqual({ signing: next, previous: 'first', next: '' });
  });

  it('called with --leaked replaces the key at once, so that tickets signed with the old key are no longer recognized', async () => {
    const { run, pass, keys, publicKeys, ticket } = stage({ previous: 'long ago' });
    await run();
    const before = await ticket();
    await run('--leaked');
    expect(keys()).toEqual({ signing: expect.stringMatching(/^[\w-]{48}$/), previous: '', next: '' });
    pass(301);
    expect(await isRecognized(before, await publicKeys())).toBe(false);
    expect(await isRecognized(await ticket(), await publicKeys())).toBe(true);
  });

  it('is recorded in the trail of commands without the key', async () => {
    await stage().run();
    expect(await table.items()).toMatchObject([{ by: 'Ann', command: 'rotate-ticket-key' }]);
  });
});
