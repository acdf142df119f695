import { parseHTML } from 'linkedom';
import { act, type ReactNode } from 'react';
import type { createRoot as CreateRoot } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import type { ProblemKind } from '#shared/problems/problems.ts';

/** A call that the page made. */
export interface SentCall {
  /** `POST /api/staff/link`. */
  readonly call: string;
  readonly body: unknown;
  /** Address of the page at the time. */
  readonly address: string;
}

/** A reply; `drop`: the connection fails; `hang`: the call stays pending. */
export type StubResponse = { readonly status: number; readonly body: object } | 'drop' | 'hang';

export const respond = (body: object): StubResponse => ({ status: 200, body: { success: true, ...body } });
export const refuse = (kind: ProblemKind, message: string, status = 403): StubResponse => ({
  status,
  body: { success: false, kind, message, error: message },
});

const openPages = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const close of openPages) await close();
});

/** Storage that survives when a test opens a page again. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
  };
}

export interface PageOptions {
  /** Path and fragment. */
  readonly at?: string;
  /** Responses by call (with or without its query), sent in this order; the last one repeats. */
  readonly responses?: Readonly<Record<string, readonly StubResponse[]>>;
  readonly session?: Storage;
  readonly local?: Storage;
  /** Languages that the browser prefers. */
  readonly languages?: readonly string[];
}

/** Lets the page run until the parts that it imports when first shown have loaded. */
const actUntilLoaded = () => act(() => vi.dynamicImportSettled());

/** Opens a page in a separate document, as a browser would, with a server that sends the prepared responses. */
export async function openPage(
  page: (parts: typeof import('react-router-dom')) => ReactNode,
  {
    at = '/staff',
    responses = {},
    session = memoryStorage(),
    local = memoryStorage(),
    languages = ['en-GB'],
  }: PageOptions = {},
) {
  const { window, document } = parseHTML('<!doctype html><html><body><div id="root"></div></body></html>');
  const location = new URL(at, 'https://www.example.com');
  const calls: SentCall[] = [];
  const responsesByCall = new Map(Object.entries(responses).map(([call, list]) => [call, [...list]]));
  const browser = window as unknown as Record<string, unknown>;
  browser.location = location;
  browser.history = {
    state: { idx: 0 },
    replaceState(_: unknown, __: string, path: string) {
      location.href = new URL(path, location).href;
    },
  };
  browser.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign((window.HTMLElement as unknown as { prototype: object }).prototype, {
    showModal(this: Element) {
      this.setAttribute('open', '');
    },
    close() {},
    focus() {},
  });
  // React DOM checks for this property and ignores the event without it.
  Object.assign(document, { oninput: null });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('Node', window.Node);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (iPhone) Mobile',
    maxTouchPoints: 5,
    languages,
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, { method, body, signal }: RequestInit) => {
    const call = `${method} ${path}`;
    calls.push({ call, body: body == null ? undefined : JSON.parse(String(body)), address: location.href });
    const list = responsesByCall.get(call) ?? responsesByCall.get(call.replace(/\?.*/, '')) ?? [];
    const next = (list.length > 1 ? list.shift() : list[0]) ?? 'drop';
    if (next === 'hang')
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    if (next === 'drop') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(next.body), { status: next.status });
  });
  vi.spyOn(console, 'info').mockImplementation(() => {});

  // Imported after the document is stubbed: React DOM inspects it as it loads.
  const { createRoot }: { createRoot: typeof CreateRoot } = await import('react-dom/client');
  const router = await import('react-router-dom');
  const root = createRoot(document.querySelector('#root') as unknown as Element);
  const close = async () => {
    if (openPages.delete(close)) await act(async () => root.unmount());
  };
  openPages.add(close);
  await act(async () =>
    root.render(<router.MemoryRouter initialEntries={[at]}>{page(router)}</router.MemoryRouter>),
  );
  await actUntilLoaded();

  const body = document.body as unknown as HTMLElement;
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      [...element.childNodes]
        .filter(isExposed)
        .map(({ textContent }) => textContent)
        .join('')
    ).trim();
  const button = (name: string | RegExp): HTMLElement | undefined =>
    [...body.querySelectorAll<HTMLElement>('button, a')].find((element) =>
      typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
    );
  const requireButton = (name: string | RegExp): HTMLElement => {
    const element = button(name);
    if (element === undefined) throw new Error(`There is no button ${name}: ${body.textContent}`);
    return element;
  };
  const eventOf = (type: string) =>
    new (window.Event as typeof Event)(type, { bubbles: true, cancelable: true });
  const fire = async (element: Element, type: string) => {
    await act(async () => void element.dispatchEvent(eventOf(type)));
    await actUntilLoaded();
  };
  return {
    calls,
    location,
    button,
    text: () => (body.textContent ?? '').replace(/\s+/g, ' '),
    heading: () => body.querySelector('h1')?.textContent ?? '',
    dialog: () => body.querySelector('dialog'),
    find: (selector: string) => body.querySelector<HTMLElement>(selector),
    press: async (name: string | RegExp) => fire(requireButton(name), 'click'),
    /** Lets the page run, always inside `act`, until the condition holds. */
    async waitUntil(isShown: () => unknown) {
      while (!isShown()) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
    },
    /** Presses again before the page has reacted. */
    async pressTwice(name: string) {
      const element = requireButton(name);
      await act(async () => {
        for (let press = 0; press < 2; press += 1) element.dispatchEvent(eventOf('click'));
      });
    },
    async fill(name: string, value: string) {
      const selector = `input[name="${name}"], textarea[name="${name}"]`;
      const input = body.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
      await fire(input, 'input');
    },
    /** Moves the focus out of a field. */
    leave: async (name: string) => fire(body.querySelector(`[name="${name}"]`) as Element, 'focusout'),
    /** Presses a check box, which this document does not toggle itself. */
    async toggle(name: string) {
      const input = body.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
      input.checked = !input.checked;
      await fire(input, 'click');
    },
    submit: async (selector = 'form') => fire(body.querySelector(selector) as Element, 'submit'),
    /** Presses an element without a name, such as a radio button. */
    async pressOn(selector: string) {
      const element = body.querySelector(selector);
      if (element !== null) await fire(element, 'click');
    },
    close,
  };
}

const isExposed = (node: ChildNode): boolean =>
  !('getAttribute' in node) || (node as Element).getAttribute('aria-hidden') !== 'true';
