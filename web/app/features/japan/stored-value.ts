/** A value that the browser keeps, and that every part and every window of the site sees alike. */
export interface StoredValue<Value> {
  /** The same object until the value changes. */
  read(): Value;
  change(update: (value: Value) => Value): void;
  /** @returns what ends it */
  subscribe(onChange: () => void): () => void;
}

export interface StoredForm<Value> {
  key: string;
  /** From anything that JSON can hold: others may have written there. */
  from: (stored: unknown) => Value;
  toText: (value: Value) => string;
}

/** Keeps a value in a storage of the browser, or only as long as the page lasts where the browser refuses that. */
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
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  const read = (): Value => {
    const text = textNow();
    if (known === undefined || known.text !== text) known = { text, value: from(parsed(text)) };
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
      tell();
    },
    subscribe(onChange) {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
