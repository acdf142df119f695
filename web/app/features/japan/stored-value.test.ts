import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredValue, type StoredValue } from './stored-value.ts';

/** Storage shared by the windows of one browser. */
class SharedStorage implements Pick<Storage, 'getItem' | 'setItem'> {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

const parseCount = (stored: unknown): { count: number } => {
  const { count } = (stored ?? {}) as { count?: unknown };
  return { count: typeof count === 'number' ? count : 0 };
};
const format = { key: 'count', parse: parseCount, serialize: JSON.stringify };
const increment = ({ count }: { count: number }) => ({ count: count + 1 });

let storage: SharedStorage;
let value: StoredValue<{ count: number }>;
let browser: EventTarget;
beforeEach(() => {
  storage = new SharedStorage();
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  value = createStoredValue(format, () => storage as unknown as Storage);
});
afterEach(() => vi.unstubAllGlobals());

/** The event that a browser sends to other windows after a write. */
function reportStorage(key: string | null): void {
  browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('a value in the storage of the browser', () => {
  it('is read again after a reload', () => {
    value.change(increment);
    expect(createStoredValue(format, () => storage as unknown as Storage).read()).toEqual({ count: 1 });
  });

  it('is the same object on every read until it changes', () => {
    value.change(increment);
    const firstRead = value.read();
    expect(value.read()).toBe(firstRead);
    value.change(increment);
    expect(value.read()).not.toBe(firstRead);
  });

  it.each([['{'], ['"two"'], ['{"count":"two"}'], ['null'], ['[]']])(
    'has its default for invalid data: %s',
    (text) => {
      storage.setItem('count', text);
      expect(value.read()).toEqual({ count: 0 });
    },
  );

  it('notifies its listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const unsubscribe = value.subscribe(listener);
    value.change(increment);
    unsubscribe();
    value.change(increment);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([['count'], [null]])('notifies listeners when another window writes it (event key %s)', (key) => {
    const listener = vi.fn();
    value.subscribe(listener);
    createStoredValue(format, () => storage as unknown as Storage).change(increment);
    reportStorage(key);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(value.read()).toEqual({ count: 1 });
  });

  it('does not notify listeners when another key is written', () => {
    const listener = vi.fn();
    value.subscribe(listener);
    reportStorage('cookieConsent');
    expect(listener).not.toHaveBeenCalled();
  });

  it('is changed on the basis of the value that another window last wrote', () => {
    value.read();
    createStoredValue(format, () => storage as unknown as Storage).change(increment);
    value.change(increment);
    expect(value.read()).toEqual({ count: 2 });
  });

  it('is held in memory when the browser refuses storage', () => {
    const unstoredValue = createStoredValue(format, () => {
      throw new Error('refused');
    });
    unstoredValue.change(increment);
    unstoredValue.change(increment);
    expect(unstoredValue.read()).toEqual({ count: 2 });
  });
});
