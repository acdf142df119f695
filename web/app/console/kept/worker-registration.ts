import { logInBrowser } from '#app/requests/browser-log.ts';
import { workerPolicy } from '#shared/staff/worker-policy.ts';

const scriptPath = '/staff-worker.js';
const scope = '/staff';

/** Browsers with Trusted Types take the address of a worker only from a policy. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

const trustedTypes = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

const policy = trustedTypes?.createPolicy(workerPolicy, {
  createScriptURL: () => scriptPath,
});

const updateIntervalMs = 3_600_000;

let pendingWorker: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function setWaiting(worker: ServiceWorker | null): void {
  pendingWorker = worker ?? undefined;
  for (const listener of listeners) listener();
}

export const waitingWorker = (): ServiceWorker | undefined => pendingWorker;

/** Returns the unsubscribe function. */
export function onWaitingWorker(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the service worker of the console, and watches for a new version of it. */
export async function registerWorker(): Promise<void> {
  if (navigator.serviceWorker === undefined) return;
  try {
    const registration = await navigator.serviceWorker.register(
      policy?.createScriptURL(scriptPath) ?? scriptPath,
      { scope, updateViaCache: 'none' },
    );
    const updateWaiting = () => {
      // Without a controller this is the first version, which need not wait.
      if (navigator.serviceWorker.controller) setWaiting(registration.waiting);
    };
    updateWaiting();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', updateWaiting),
    );
    setInterval(() => void registration.update().catch(() => {}), updateIntervalMs);
  } catch (problem) {
    logInBrowser('worker-not-registered', problem instanceof Error ? problem.name : undefined);
  }
}

/** Lets the new version take over; the page then loads again. */
export function activateUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  pendingWorker?.postMessage('take-over');
}

/** Removes the service worker with its files, so that the next page comes from the network. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  await registration?.unregister();
  if (globalThis.caches === undefined) return;
  for (const name of await caches.keys()) if (name.startsWith('staff-')) await caches.delete(name);
}
