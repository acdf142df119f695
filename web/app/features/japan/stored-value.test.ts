import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredValue, type StoredValue } from './stored-value.ts';

/** Storage shared by the windows of one browser. */
class SharedStorage implements Pick<Storage, 'getItem' | 'setItem'> {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

const countFrom = (stored: unknown): { count: number } => {
  const { count } = (stored ?? {}) as { count?: unknown };
  return { count: typeof count === 'number' ? count : 0 };
};
const form = { key: 'count', from: countFrom, toText: JSON.stringify };
const oneMore = ({ count }: { count: number }) => ({ count: count + 1 });

let storage: SharedStorage;
let value: StoredValue<{ count: number }>;
let browser: EventTarget;
beforeEach(() => {
  storage = new SharedStorage();
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  value = createStoredValue(form, () => storage as unknown as Storage);
});
afterEach(() => vi.unstubAllGlobals());

/** The event that a browser sends to other windows after a write. */
function reportStorage(key: string | null): void {
  browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('a value in the storage of the browser', () => {
  it('survives a reload', () => {
    value.change(oneMore);
    expect(createStoredValue(form, () => storage as unknown as Storage).read()).toEqual({ count: 1 });
  });

  it('keeps its identity until it changes', () => {
    value.change(oneMore);
    const read = value.read();
    expect(value.read()).toBe(read);
    value.change(oneMore);
    expect(value.read()).not.toBe(read);
  });

  it.each([['{'], ['"two"'], ['{"count":"two"}'], ['null'], ['[]']])('survives invalid data: %s', (text) => {
    storage.setItem('count', text);
    expect(value.read()).toEqual({ count: 0 });
  });

  it('notifies its listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const unsubscribe = value.subscribe(listener);
    value.change(oneMore);
    unsubscribe();
    value.change(oneMore);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([['count'], [null]])('follows writes of other windows (key %s)', (key) => {
    const listener = vi.fn();
    value.subscribe(listener);
    createStoredValue(form, () => storage as unknown as Storage).change(oneMore);
    reportStorage(key);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(value.read()).toEqual({ count: 1 });
  });

  it('ignores other keys', () => {
    const listener = vi.fn();
    value.subscribe(listener);
    reportStorage('cookieConsent');
    expect(listener).not.toHaveBeenCalled();
  });

  it('builds on what another window has written', () => {
    value.read();
    createStoredValue(form, () => storage as unknown as Storage).change(oneMore);
    value.change(oneMore);
    expect(value.read()).toEqual({ count: 2 });
  });

  it('lasts as long as the page when the browser refuses storage', () => {
    const refusing = createStoredValue(form, () => {
      throw new Error('refused');
    });
    refusing.change(oneMore);
    refusing.change(oneMore);
    expect(refusing.read()).toEqual({ count: 2 });
  });
});
