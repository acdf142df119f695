/**
 * Simulates a power cut in `fake-indexeddb`. When a strict transaction completes, its changes and all earlier ones are on
 * the disk; any other transaction may be lost.
 */

/** A transaction with a field that `fake-indexeddb` adds to the standard. */
interface FakeTransaction extends IDBTransaction {
  /** Undo functions of the changes, oldest first. */
  readonly _rollbackLog: readonly (() => void)[];
}

/** Transactions that have completed but may not be on the disk yet, by storage. */
const unwrittenTransactions = new WeakMap<IDBFactory, FakeTransaction[]>();

/** Tracks the transactions of a storage. */
export function trackWrites(storage: IDBFactory): IDBFactory {
  unwrittenTransactions.set(storage, []);
  const open = storage.open.bind(storage);
  storage.open = (...parameters) => {
    const request = open(...parameters);
    request.addEventListener('success', () => trackTransactions(request.result, storage));
    return request;
  };
  return storage;
}

function trackTransactions(database: IDBDatabase, storage: IDBFactory): void {
  const startTransaction = database.transaction.bind(database);
  database.transaction = (names, mode, options) => {
    const transaction = startTransaction(names, mode, options) as FakeTransaction;
    if (mode === 'readwrite')
      transaction.addEventListener('complete', () => {
        if (options?.durability === 'strict') unwrittenTransactions.set(storage, []);
        else unwrittenTransactions.get(storage)?.push(transaction);
      });
    return transaction;
  };
}

/** Marks everything as written to the disk, as after some seconds. */
export const writeAll = (storage: IDBFactory): void => {
  unwrittenTransactions.set(storage, []);
};

/** Undoes the transactions that were not on the disk. */
export function loseUnwritten(storage: IDBFactory): void {
  for (const { _rollbackLog } of (unwrittenTransactions.get(storage) ?? []).toReversed())
    for (const undo of _rollbackLog.toReversed()) undo();
  unwrittenTransactions.set(storage, []);
}
