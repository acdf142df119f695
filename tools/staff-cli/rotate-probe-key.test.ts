import { describe, expect, it } from 'vitest';
import { acceptedKeys, digestOf } from '#functions/kernel/accepted-keys.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import type { KeyAccess, StoredKeys } from './operation/operation.ts';
import { runCommand } from './operation/run-command.ts';
import { readCommand } from './read-command.ts';

const table = testTable();

/** A stage whose functions cache the accepted keys, and whose synthetic booking reads its key at each run. */
function stage() {
  let seconds = 0;
  let keys: StoredKeys = { sent: 'first', previous: '' };
  const refused: number[] = [];
  const environments = [0, 100, 299].map((start) =>
    acceptedKeys(
      'arn',
      'probe',
      async () => JSON.stringify(keys),
      () => (seconds + start) * 1000,
    ),
  );
  const book = async (key: string) => {
    for (const accepted of environments)
      if (!(await accepted()).some((digest) => digest.equals(digestOf(key)))) refused.push(seconds);
  };
  const access: KeyAccess = {
    keys: async () => keys,
    store: async (changed) => {
      keys = changed;
    },
    wait: async (waitSeconds) => {
      for (const end = seconds + waitSeconds; seconds < end; seconds += 5) await book(keys.sent);
    },
  };
  const run = async (overrides: Partial<KeyAccess> = {}) => {
    const command = readCommand(['rotate-probe-key']);
    if (command === undefined) throw new Error('No command');
    const unused = () => Promise.reject(new Error('Unexpected call'));
    await runCommand(command, {
      table,
      clock: () => new Date('2026-11-23T10:00:00+11:00'),
      actor: async () => 'Ann',
      staffConsole: { say: () => undefined, confirm: async () => true, write: () => true },
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
      probeKeys: { ...access, ...overrides },
    });
    await access.wait(600);
  };
  return { run, refused, keys: () => keys, book };
}

describe('npm run ops -- rotate-probe-key', () => {
  it('causes no refused synthetic booking, and leaves only the new key accepted', async () => {
    const { run, refused, keys, book } = stage();
    await run();
    expect(refused).toEqual([]);
    expect(keys()).toEqual({ sent: expect.stringMatching(/^[\w-]{48}$/), previous: '' });
    await book('first');
    expect(refused).toHaveLength(3);
  });

  it('continues with the same new key when it is repeated after an interruption', async () => {
    const { run, refused, keys } = stage();
    await expect(run({ wait: () => Promise.reject(new Error('interrupted')) })).rejects.toThrow(
      'interrupted',
    );
    const { previous } = keys();
    await run();
    expect(keys()).toEqual({ sent: previous, previous: '' });
    expect(refused).toEqual([]);
  });

  it('is recorded in the trail of commands without the key', async () => {
    await stage().run();
    expect(await table.items()).toMatchObject([{ by: 'Ann', command: 'rotate-probe-key' }]);
  });
});
