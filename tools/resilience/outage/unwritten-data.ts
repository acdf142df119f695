/**
 * A power cut, for the storage of `fake-indexeddb`. A strict transaction is on the disk when it completes, and with it
 * everything before; any other one is only promised to be.
 */

/** What `fake-indexeddb` knows about a transaction besides the standard. */
interface FakeTransaction extends IDBTransaction {
  /** Undoes the changes, the last first. */
  readonly _rollbackLog: readonly (() => void)[];
}

/** Transactions that have completed but may not be on the disk yet, by storage. */
const unwritten = new WeakMap<IDBFactory, FakeTransaction[]>();

/** Follows the transactions of a storage. */
export function followWrites(storage: IDBFactory): IDBFactory {
  unwritten.set(storage, []);
  const open = storage.open.bind(storage);
  storage.open = (...given) => {
    const request = open(...given);
    request.addEventListener('success', () => follow(request.result, storage));
    return request;
  };
  return storage;
}

function follow(database: IDBDatabase, storage: IDBFactory): void {
  const begin = database.transaction.bind(database);
  database.transaction = (names, mode, options) => {
    const transaction = begin(names, mode, options) as FakeTransaction;
    if (mode === 'readwrite')
      transaction.addEventListener('complete', () => {
        if (options?.durability === 'strict') unwritten.set(storage, []);
        else unwritten.get(storage)?.push(transaction);
      });
    return transaction;
  };
}

/** Some seconds pass: the browser has written everything. */
export const writeAll = (storage: IDBFactory): void => {
  unwritten.set(storage, []);
};

/** Undoes what was not on the disk. */
export function loseUnwritten(storage: IDBFactory): void {
  for (const { _rollbackLog } of (unwritten.get(storage) ?? []).toReversed())
    for (const undo of _rollbackLog.toReversed()) undo();
  unwritten.set(storage, []);
}
