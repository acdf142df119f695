import { readJson } from '#shared/values/read-json.ts';

/** A stored value that all components and windows share. */
export interface StoredValue<Value> {
  /** Keeps its identity until the value changes. */
  read(): Value;
  change(update: (value: Value) => Value): void;
  /** @returns the unsubscribe function */
  subscribe(onChange: () => void): () => void;
}

export interface StoredValueFormat<Value> {
  key: string;
  /** Parses untrusted JSON. */
  parse: (stored: unknown) => Value;
  serialize: (value: Value) => string;
}

/** Stores a value, or keeps it in memory where the browser refuses storage. */
export function createStoredValue<Value>(
  { key, parse, serialize }: StoredValueFormat<Value>,
  storage: () => Storage,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let cache: { text: string | null; value: Value } | undefined;
  let unstoredText: string | undefined;

  const currentText = (): string | null => {
    try {
      return unstoredText ?? storage().getItem(key);
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
    const text = currentText();
    if (cache === undefined || cache.text !== text) cache = { text, value: parse(readJson(text)) };
    return cache.value;
  };

  return {
    read,
    change(update) {
      const text = serialize(update(read()));
      try {
        storage().setItem(key, text);
        unstoredText = undefined;
      } catch {
        unstoredText = text;
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
