import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptPress, readPress } from '#shared/kept-presses/press.ts';
import { isSignedBy, pressDigest } from '#shared/kept-presses/signature.ts';
import { ticketHouse, ticketStatement } from '#shared/ticket/signed-ticket.testing.ts';
import { databaseName, openDatabase } from './kept-database.ts';
import type { NewPress } from './kept-state.ts';
import { PressStore } from './press-store.ts';
import { ReopeningDatabase } from './reopening-database.ts';

const device = 'DEVCE00001';
const party = { date: '2026-12-10', tourId: 8, id: 'P1' };
const contact = { at: 1_796_000_000_000, mac: 'm'.repeat(43), clock: 1_796_000_000_500 };

const arrival = (guests: number, more: Partial<NewPress> = {}): NewPress => ({
  by: 'PERSN00001',
  identified: 'owner',
  party,
  action: { kind: 'arrive', guests },
  ...more,
});

async function openStore(database = new ReopeningDatabase()) {
  const store = new PressStore(database);
  await store.storeContact(device, contact);
  await store.keyOf(device);
  await store.markRegistered(device);
  return store;
}

const pressesIn = async (store: PressStore): Promise<readonly KeptPress[]> => {
  await store.signAll();
  return (await store.all()).map(({ press }) => press);
};

beforeEach(async () => {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.onsuccess = () => resolve();
    request.onblocked = () => reject(new Error('A test has left its database open.'));
  });
});

describe('the queue of presses on a device', () => {
  it('numbers presses, links each to the one before it, and signs them', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    await Promise.all([1, 2, 3].map((guests) => store.keep(device, arrival(guests), () => {})));
    await store.signAll();
    const { publicKey, key } = await store.keyOf(device);
    const stored = await store.all();
    expect(stored.map(({ press }) => [press.n, press.key])).toEqual([
      [1, key],
      [2, key],
      [3, key],
    ]);
    expect(stored[0]?.press.previous).toBeUndefined();
    expect(stored[2]?.press.previous).toBe(await pressDigest(stored[1]?.text ?? ''));
    for (const { text, signature = '' } of stored) {
      expect(readPress(text)).toBeDefined();
      expect(await isSignedBy(publicKey, { text, signature })).toBe(true);
    }
    await database.close();
  });

  it('lists in each press the earlier presses and the known entries about the same party', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    const known = ['a'.repeat(24)];
    const first = await store.keep(device, arrival(2, { known }), () => {});
    await store.keep(device, arrival(1, { party: { ...party, id: 'P2' } }), () => {});
    await store.keep(device, arrival(1, { known }), () => {});
    const [, , last] = await pressesIn(store);
    expect(last?.seen).toEqual([...known, first]);
    expect(last?.after).toBe(1);
    await database.close();
  });

  it('repeats the ticket of a party in each later press about the party', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    await store.keep(device, arrival(2, { ticket: 'TICKET' }), () => {});
    await store.keep(device, arrival(1, { action: { kind: 'note', text: 'In the shade' } }), () => {});
    await store.keep(device, arrival(1, { party: { ...party, id: 'P2' } }), () => {});
    expect((await pressesIn(store)).map(({ ticket }) => ticket)).toEqual(['TICKET', 'TICKET', undefined]);
    await database.close();
  });

  it('shows the party that a kept ticket describes', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    const statement = ticketStatement();
    const ticket = await (await ticketHouse()).ticketOf(statement);
    await store.keep(device, arrival(2, { party: { ...party, id: statement.id }, ticket }), () => {});
    await store.keep(device, arrival(1, { party: { ...party, id: 'P2' } }), () => {});
    const [admitted, listed] = (await store.all()).map(({ shown }) => shown.ticketParty);
    expect(admitted).toMatchObject({ id: statement.id, guestCount: statement.guests, source: 'web' });
    expect(listed).toBeUndefined();
    await database.close();
  });

  it('confirms a press only after it is stored with strict durability, and has it after a restart', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    const opened = await openDatabase(() => {});
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const id = await store.keep(device, arrival(2), () => {});
    const stores = ['keys', 'contacts', 'presses'];
    expect(transaction).toHaveBeenCalledWith(stores, 'readwrite', { durability: 'strict' });
    expect((await opened.getAll('presses')).map((press) => press.id)).toEqual([id]);
    opened.close();
    await store.signAll();
    await database.close();

    const reopened = new ReopeningDatabase();
    expect((await pressesIn(new PressStore(reopened))).map((press) => press.id)).toEqual([id]);
    await reopened.close();
  });

  it('stores a press with one write transaction and the same number of calls, however many presses wait', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    const keep = (guests: number) => store.keep(device, arrival(guests), () => {});
    const countCalls = async (task: () => Promise<unknown>) => {
      await store.signAll();
      const methods = ['get', 'getAll', 'count', 'openCursor', 'add', 'put'] as const;
      const spies = methods.map((name) => vi.spyOn(IDBObjectStore.prototype, name));
      const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
      await task();
      const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite').length;
      const calls = {
        writes,
        ...Object.fromEntries(spies.map((spy, at) => [methods[at], spy.mock.calls.length])),
      };
      vi.restoreAllMocks();
      return calls;
    };
    await keep(1);
    const first = await countCalls(() => keep(1));
    for (let waits = 2; waits < 40; waits += 1) await keep(1);
    const last = await countCalls(() => keep(1));
    expect(last).toEqual(first);
    expect(last).toMatchObject({ writes: 1, getAll: 0 });
    await database.close();
  });

  it('returns the same object again for a press that has not changed', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    for (const guests of [1, 2]) await store.keep(device, arrival(guests), () => {});
    await store.signAll();
    const [first, second] = await store.all();
    await store.settle([second?.order ?? 0], (press) => ({ ...press, status: 'rejected' }));
    const after = await store.all();
    expect(after[0]).toBe(first);
    expect(after[1]?.shown.status).toBe('rejected');
    await database.close();
  });

  it('links a press to those that another tab has kept meanwhile, and continues their numbering', async () => {
    const [database, otherDatabase] = [new ReopeningDatabase(), new ReopeningDatabase()];
    const [store, storeOfOtherTab] = [await openStore(database), new PressStore(otherDatabase)];
    const first = await store.keep(device, arrival(1), () => {});
    const second = await storeOfOtherTab.keep(device, arrival(1), () => {});
    await store.keep(device, arrival(1), () => {});
    const [, , last] = await pressesIn(store);
    expect(last).toMatchObject({ n: 3, seen: [first, second] });
    for (const opened of [database, otherDatabase]) await opened.close();
  });

  it('does not name, in a new press, an earlier press that another tab has removed', async () => {
    const [database, otherDatabase] = [new ReopeningDatabase(), new ReopeningDatabase()];
    const [store, storeOfOtherTab] = [await openStore(database), new PressStore(otherDatabase)];
    await store.keep(device, arrival(1), () => {});
    const second = await store.keep(device, arrival(1), () => {});
    await store.signAll();
    const [first] = await storeOfOtherTab.all();
    await storeOfOtherTab.settle([first?.order ?? 0], () => undefined);
    await store.keep(device, arrival(1), () => {});
    expect((await pressesIn(store)).at(-1)?.seen).toEqual([second]);
    for (const opened of [database, otherDatabase]) await opened.close();
  });

  it('signs and links a press that was stored but not signed when the browser was closed', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    await store.keep(device, arrival(2), () => {});
    await store.signAll();
    const [press] = await store.all();
    await database.use(async (opened) => {
      const { signature: _, ...unsigned } = (await opened.getAll('presses'))[0] ?? ({} as never);
      await opened.put('presses', unsigned);
      const { digest: _digest, ...key } = (await opened.get('keys', device)) ?? ({} as never);
      await opened.put('keys', key);
    });
    const next = new PressStore(database);
    await next.keep(device, arrival(1), () => {});
    await next.signAll();
    const stored = await next.all();
    expect(stored.every(({ signature }) => signature !== undefined)).toBe(true);
    expect(stored[1]?.press.previous).toBe(await pressDigest(press?.text ?? ''));
    await database.close();
  });

  it('stores two presses with the same command id once', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    const id = 'b'.repeat(24);
    await Promise.all([1, 2].map(() => store.keep(device, arrival(2, { id }), () => {})));
    expect(await pressesIn(store)).toHaveLength(1);
    await database.close();
  });

  it('refuses presses until the server knows the key of the device', async () => {
    const database = new ReopeningDatabase();
    const store = new PressStore(database);
    await expect(store.keep(device, arrival(2), () => {})).rejects.toMatchObject({ verdict: 'cannot-keep' });
    expect(await store.all()).toEqual([]);
    await database.close();
  });

  it('begins a new chain with a new key on a device that is linked again', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    await store.keep(device, arrival(2), () => {});
    await store.storeContact('DEVCE00002', contact);
    await store.keyOf('DEVCE00002');
    await store.markRegistered('DEVCE00002');
    await store.keep('DEVCE00002', arrival(1), () => {});
    const [first, second] = await pressesIn(store);
    expect([first?.n, second?.n]).toEqual([1, 1]);
    expect(second?.key).not.toBe(first?.key);
    expect(second?.after).toBeUndefined();
    expect(second?.seen).toEqual([first?.id]);
    await database.close();
  });

  it('accepts each press of another device once, and no press that is damaged or already stored', async () => {
    const database = new ReopeningDatabase();
    const store = await openStore(database);
    await store.keep(device, arrival(2), () => {});
    await store.signAll();
    const [ownPress] = await store.all();
    const text = JSON.stringify({ ...ownPress?.press, id: 'c'.repeat(24), device: 'DEVCE00009' });
    const signed = [
      { text, signature: 's'.repeat(86) },
      { text: ownPress?.text ?? '', signature: ownPress?.signature ?? '' },
      { text: 'damaged', signature: 's'.repeat(86) },
    ];
    expect(await store.carry(signed)).toBe(1);
    expect(await store.carry(signed)).toBe(0);
    expect((await store.all()).map(({ isCarried }) => isCarried)).toEqual([false, true]);
    await database.close();
  });
});

describe('the database of kept presses', () => {
  it('is reopened at most three times when the connection is lost, and then refuses the press', async () => {
    const open = vi.fn(openDatabase);
    const database = new ReopeningDatabase(open);
    const failAsLost = () =>
      Promise.reject(new DOMException('Connection to Indexed Database server lost', 'UnknownError'));
    await expect(database.use(failAsLost)).rejects.toMatchObject({ verdict: 'cannot-keep' });
    expect(open).toHaveBeenCalledTimes(4);
    await database.close();
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['DataCloneError', 'private'],
    ['NotAllowedError', 'cannot-keep'],
  ])('turns the browser’s %s into the verdict %s', async (name, verdict) => {
    const database = new ReopeningDatabase();
    await expect(database.use(() => Promise.reject(new DOMException('', name)))).rejects.toMatchObject({
      verdict,
    });
    await database.close();
  });
});
