// Takes the place of the console's service worker in an emergency: `STAFF_WORKER=off npm run build`. It removes itself
// and its files, and reloads the pages that the earlier one has served. Data that devices store is not affected.

/**
 * The parts of a worker's scope that are used here: the library of types for pages has none.
 * @typedef {{ url: string, navigate: (url: string) => Promise<unknown> }} OpenPage
 * @typedef {{
 *   clients: { matchAll: (of: { type: 'window', includeUncontrolled: true }) => Promise<readonly OpenPage[]> },
 *   registration: { unregister: () => Promise<boolean> },
 *   skipWaiting: () => Promise<void>,
 *   addEventListener: (
 *     type: 'install' | 'activate',
 *     listener: (event: Event & { waitUntil: (task: Promise<unknown>) => void }) => void,
 *   ) => void,
 * }} RemovedScope
 */

const removedScope = /** @type {RemovedScope} */ (/** @type {unknown} */ (globalThis));

async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('staff-')) await caches.delete(name);
  const pages = await removedScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await removedScope.registration.unregister();
  for (const page of pages)
    if (/^\/staff(\/|$)/.test(new URL(page.url).pathname)) await page.navigate(page.url).catch(() => {});
}

removedScope.addEventListener('install', () => void removedScope.skipWaiting());

removedScope.addEventListener('activate', (event) => event.waitUntil(remove()));
