// Service worker of the staff console: opens it offline. Its files and their version are inserted after the
// build. It handles requests for the console's pages and their files; calls and the public site pass through.

/**
 * The parts of a worker's scope that are used here: the library of types for pages has none.
 * @typedef {Event & { waitUntil: (task: Promise<unknown>) => void }} LifecycleEvent
 * @typedef {Event & { request: Request, respondWith: (answer: Promise<Response>) => void }} RequestEvent
 * @typedef {{
 *   clients: { claim: () => Promise<void> },
 *   skipWaiting: () => Promise<void>,
 *   addEventListener: ((type: 'install' | 'activate', listener: (event: LifecycleEvent) => void) => void) &
 *     ((type: 'fetch', listener: (event: RequestEvent) => void) => void) &
 *     ((type: 'message', listener: (event: MessageEvent) => void) => void),
 * }} ConsoleScope
 */

const consoleScope = /** @type {ConsoleScope} */ (/** @type {unknown} */ (globalThis));

const cacheName = 'staff-/* version */';

/**
 * Pages and files of the console.
 * @type {readonly string[]}
 */
const consoleFiles = [
  /* files */
];

const cachedPaths = new Set(consoleFiles);

/** @param {string} path */
const isPage = (path) => path === '/staff' || path.startsWith('/staff/');

/** Fetches the files that no earlier version has stored; files with a hash never change. */
async function install() {
  const cache = await caches.open(cacheName);
  await Promise.all(
    consoleFiles.map(async (file) => {
      const stored = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      const response = stored ?? (await fetch(file, { cache: isPage(file) ? 'reload' : 'default' }));
      if (!response.ok || response.redirected) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith('staff-') && name !== cacheName) await caches.delete(name);
  await consoleScope.clients.claim();
}

/**
 * A revoked device removes the cache while this worker still answers for the open page, so nothing here opens the cache:
 * that would create it again.
 *
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  const stored = await caches.match(path, { cacheName, ignoreVary: true });
  if (stored !== undefined) return stored;
  try {
    return await fetch(request);
  } catch (problem) {
    const page = request.mode === 'navigate' ? await caches.match('/staff', { cacheName }) : undefined;
    if (page === undefined) throw problem;
    return page;
  }
}

consoleScope.addEventListener('install', (event) => event.waitUntil(install()));

consoleScope.addEventListener('activate', (event) => event.waitUntil(activate()));

consoleScope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void consoleScope.skipWaiting();
});

consoleScope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  if (request.mode === 'navigate' ? isPage(path) : cachedPaths.has(path))
    event.respondWith(answer(request, path));
});
