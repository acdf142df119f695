import { readJson } from '#shared/values/read-json.ts';

/** A stored value that all components and windows share. */
export interface StoredValue<Value> {
  /** Keeps its identity until the value changes. */
  read(): Value;
  change(update: (value: Value) => Value): void;
  /** @returns the unsubscribe function */
  subscribe(onChange: () => void): () => void;
}

export interface StoredForm<Value> {
  key: string;
  /** Parses untrusted JSON. */
  from: (stored: unknown) => Value;
  toText: (value: Value) => string;
}

/** Stores a value, or keeps it in memory where the browser refuses storage. */
export function createStoredValue<Value>(
  { key, from, toText }: StoredForm<Value>,
  storage: () => Storage,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: Value } | undefined;
  let refused: string | undefined;

  const textNow = (): string | null => {
    try {
      return refused ?? storage().getItem(key);
    } catch {
      return null;
    }
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };
  const read = (): Value => {
    const text = textNow();
    if (known === undefined || known.text !== text) known = { text, value: from(readJson(text)) };
    return known.value;
  };

  return {
    read,
    change(update) {
      const text = toText(update(read()));
      try {
        storage().setItem(key, text);
        refused = undefined;
      } catch {
        refused = text;
      }
      notify();
    },
    subscribe(onChange) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
