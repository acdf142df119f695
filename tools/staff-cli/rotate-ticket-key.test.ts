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
  const said: string[] = [];
  const run = async (...options: string[]) => {
    const command = readCommand(['rotate-ticket-key', ...options]);
    if (command === undefined) throw new Error('No command');
    const unused = () => Promise.reject(new Error('Unexpected call'));
    await runCommand(command, {
      table,
      clock: () => new Date(now * 1000),
      actor: async () => 'Ann',
      staffConsole: { say: (line) => said.push(line), confirm: async () => true, write: () => true },
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
    said,
    keys: () => keys,
    pass: (seconds: number) => {
      now += seconds;
    },
    /** The keys that a device fetches now. */
    publicKeys: () => publicKeysOf(readKeys)(),
    ticket: async () => (await issue(booking))?.code ?? '',
  };
}

const isKnown = async (ticket: string, keys: readonly TicketKey[]) =>
  (await readTicket(ticket, keys)) !== undefined;

describe('A rotation of the key of tickets', () => {
  it('lets a device without a network for a fortnight recognize every ticket', async () => {
    const { run, pass, publicKeys, ticket } = stage();
    const [before, known] = [await ticket(), await publicKeys()];
    await run();
    pass(301);
    const taken = await publicKeys();
    expect([taken.length, taken[0]]).toEqual([2, known[0]]);
    expect(await isKnown(await ticket(), known)).toBe(true);
    pass(14 * daySeconds);
    await run();
    pass(301);
    const after = await ticket();
    expect(await isKnown(after, known)).toBe(false);
    expect(await isKnown(after, taken)).toBe(true);
    expect(await isKnown(before, await publicKeys())).toBe(true);
  });

  it('does not use the next key before every device can know it', async () => {
    const { run, pass, keys } = stage();
    await run();
    pass(13 * daySeconds);
    await expect(run()).rejects.toThrow(
      'The next key was published on Monday 23 November 2026. A device without a network may not know it before Monday 7 December 2026: run this again then',
    );
    expect(keys()).toMatchObject({ signing: 'first', previous: '' });
  });

  it('ends with the next key, and the one before it for the tickets that it has signed', async () => {
    const { run, pass, keys, said } = stage({ previous: 'long ago' });
    await run();
    const { next } = keys();
    expect(next).toMatch(/^[\w-]{48}$/);
    expect(said.at(-1)).toContain('Run this again on Monday 7 December 2026 or later');
    pass(14 * daySeconds);
    await run();
    expect(keys()).toEqual({ signing: next, previous: 'first', next: '' });
  });

  it('of a leaked key replaces it at once, and its tickets are not recognized any more', async () => {
    const { run, pass, keys, publicKeys, ticket } = stage({ previous: 'long ago' });
    await run();
    const before = await ticket();
    await run('--leaked');
    expect(keys()).toEqual({ signing: expect.stringMatching(/^[\w-]{48}$/), previous: '', next: '' });
    pass(301);
    expect(await isKnown(before, await publicKeys())).toBe(false);
    expect(await isKnown(await ticket(), await publicKeys())).toBe(true);
  });

  it('is in the trail, without the key', async () => {
    await stage().run();
    expect(await table.items()).toMatchObject([{ by: 'Ann', command: 'rotate-ticket-key' }]);
  });
});
