import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pages } from '#app/content/pages/pages.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { builtPages } from './built-pages.testing.ts';
import { everyImport, gzipped, scriptsOf } from './page-scripts.ts';
import { filesOfConsole, staffWorker } from './staff-worker.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');
const origin = 'https://rum.example';

interface RequestParts {
  readonly method?: string;
  readonly mode?: string;
}

/** The worker of the built site; returns its response to a request, or undefined if it lets the request pass. */
function runWorker(script: string, caches: object = { match: async () => 'stored' }) {
  const listeners = new Map<string, (event: unknown) => void>();
  runInNewContext(script, {
    URL,
    location: { origin },
    caches,
    fetch: async () => 'fetched',
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  });
  return (
    address: string,
    { method = 'GET', mode = 'navigate' }: RequestParts = {},
  ): Promise<unknown> | undefined => {
    let workerResponse: Promise<unknown> | undefined;
    listeners.get('fetch')?.({
      request: { method, mode, url: new URL(address, origin).href },
      respondWith: (response: Promise<unknown>) => {
        workerResponse = response;
      },
    });
    return workerResponse;
  };
}

describe('the service worker of the console (run `npm run build` first)', () => {
  const script = readFileSync(path.join(site, 'staff-worker.js'), 'utf8');
  const respond = runWorker(script);
  const isHandled = (...request: Parameters<typeof respond>): boolean => respond(...request) !== undefined;
  const { files, pages: consolePages } = filesOfConsole(site);

  it('handles only pages of the console', () => {
    const publicPages = builtPages.map(({ address }) => address).filter((page) => !page.startsWith('/staff'));
    expect(publicPages.length).toBeGreaterThan(40);
    expect([...publicPages, '/staffing', '/fr/staff'].filter((page) => isHandled(page))).toEqual([]);
    const staffPaths = pages.filter(({ isStaff }) => isStaff).map((page) => page.path);
    expect(staffPaths.filter((page) => !isHandled(page))).toEqual([]);
  });

  it('handles no API call, and no request to another origin', () => {
    const calls = Object.values(endpoints).map((endpoint) => endpoint.path);
    expect(calls.filter((call) => isHandled(call, { mode: 'cors' }))).toEqual([]);
    expect(isHandled('/staff', { method: 'POST' })).toBe(false);
    expect(isHandled('https://elsewhere.example/staff')).toBe(false);
  });

  it('responds from the network after its files are removed, and does not create the cache again', async () => {
    const openedCaches: string[] = [];
    const respondWithoutCache = runWorker(script, {
      match: async () => undefined,
      open: async (name: string) => {
        openedCaches.push(name);
        return { match: async () => undefined };
      },
    });
    await expect(respondWithoutCache('/staff')).resolves.toBe('fetched');
    expect(openedCaches).toEqual([]);
  });

  it('stores every script that a page of the console may load, in each language', () => {
    const neededScripts = consolePages.flatMap((page) => scriptsOf(site, path.dirname(page), everyImport));
    const storedFiles = new Set(files.map((file) => `/${file}`));
    expect(neededScripts.filter((file) => !storedFiles.has(file))).toEqual([]);
    expect(files.filter((file) => /staff-copy-(en|fr)-/.test(file))).toHaveLength(2);
  });

  it('stores the parts that the console loads later, such as the scan screen and the reader of QR codes', () => {
    for (const part of ['scan-of-day', 'agree-of-day', 'wasm-reader', 'join-sheet', 'sent-sheet'])
      expect(files, part).toContainEqual(expect.stringMatching(new RegExp(`/${part}-[\\w-]+\\.js$`)));
    const readers = files.filter((file) => /\/zxing_reader-[\w-]+\.wasm$/.test(file));
    expect(readers).toHaveLength(1);
    // The script requests it by this name.
    const [reader = ''] = readers;
    const requestingFiles = files.filter((file) => file.includes('/wasm-reader-'));
    expect(readFileSync(path.join(site, requestingFiles[0] ?? ''), 'utf8')).toContain(path.basename(reader));
  });

  it('stores no files of the visitors’ pages, and no films or pictures', () => {
    expect(files.filter((file) => /landing|tours-booking|\.(mp4|avif|webp|jpg)$/.test(file))).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + gzipped(site, file), 0);
    expect(bytes).toBeLessThan(1_300_000);
  });

  it('has a version derived from the files that it stores', () => {
    const version = (text: string) => /staff-([0-9a-f]{12})'/.exec(text)?.[1];
    expect(version(script)).toMatch(/^[0-9a-f]{12}$/);
    expect(version(staffWorker(site, false))).toBe(version(script));
  });

  it('can be replaced by a version that removes the service worker and its files', () => {
    const removalScript = staffWorker(site, true);
    expect(removalScript).toContain('registration.unregister()');
    expect(runWorker(removalScript)('/staff')).toBeUndefined();
  });

  it('lists only files that exist at the root of the site', () => {
    expect(files.filter((file) => !existsSync(path.join(site, file)))).toEqual([]);
  });
});
