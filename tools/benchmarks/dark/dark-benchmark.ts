import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from '#infra/build/build.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { inviteLocalManager } from '#tools/dev-cli/serving/local-manager.ts';
import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import { chromiumForThisMachine } from '#web/art/chromium.ts';
import { changeCounter, dayOfParties, putAll } from '../reads/stored-history.ts';
import { pressNext } from './press-next.ts';

// npm run bench -- dark [--presses=300]: the offline console in Chromium on a processor slowed down four times:
// from a press until the screen confirms it as kept, from opening a closed console until its first party shows, and from
// reconnecting until every press is delivered.
const pressCount = Number(
  process.argv
    .find((arg) => arg.startsWith('--presses='))
    ?.split('=')
    .at(-1) ?? 300,
);
const slowdown = 4;
const coldStarts = 5;
/** Number of parties of two guests, each with two arrivals and a payment. */
const partyCount = Math.ceil(pressCount / 3);

await build();
// The morning of an ordinary day: every start is still to come.
const stack = await startProduct({
  port: 0,
  quiet: true,
  workersPerFunction: 1,
  clock: '2026-11-24T08:00:00+11:00',
});
const browser = await chromium.launch(await chromiumForThisMachine());

try {
  const table = { name: String(stack.tables[0]?.name), client: stack.documents };
  const today = dateOf(stack.clock.now());
  await putAll(table, [...dayOfParties(today, partyCount, false), changeCounter(today)]);
  const context = await browser.newContext({
    baseURL: stack.url,
    viewport: { width: 390, height: 844 },
  });
  const page = await openConsole(context);
  await context.setOffline(true);
  await page
    .getByText(/No network since/)
    .first()
    .waitFor();
  const durations: number[] = [];
  while (durations.length < pressCount) durations.push(await pressNext(page, durations.length + 1));
  await page.close();
  const starts: number[] = [];
  for (let start = 0; start < coldStarts; start += 1) starts.push(await measureColdStart(context));
  const deliveryMs = await measureDelivery(context);
  console.log(`\nProcessor ${slowdown} times slower; load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
  console.table([
    {
      figure: `press until kept, median of ${pressCount} (ms)`,
      measured: Math.round(quantile(durations, 0.5)),
    },
    {
      figure: 'press until kept, 95th percentile (ms)',
      measured: Math.round(quantile(durations, 0.95)),
      limit: 100,
    },
    {
      figure: `cold start, median of ${coldStarts} (ms)`,
      measured: Math.round(quantile(starts, 0.5)),
      limit: 2_000,
    },
    { figure: 'cold start, slowest (ms)', measured: Math.round(Math.max(...starts)), limit: 2_000 },
    { figure: `${pressCount} presses delivered (s)`, measured: Math.round(deliveryMs / 1000), limit: 60 },
  ]);
} finally {
  await browser.close();
  await stack.stop();
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // The stack runs on a different day from this machine.
  await page.clock.setSystemTime(stack.clock.now());
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Signs in, and waits until the device has its key and its days. */
async function openConsole(context: BrowserContext): Promise<Page> {
  const link = new URL(await inviteLocalManager(stack));
  const [device, secret] = link.hash.slice(1).split('.');
  const response = await context.request.post('/api/staff/link', {
    headers: { origin: stack.url },
    data: { device, secret, nonce: randomBytes(16).toString('hex'), accept: true },
  });
  if (!response.ok()) throw new Error(`The link was refused: ${await response.text()}`);
  const page = await openSlowPage(context);
  await page.goto('/staff');
  await page.locator('[data-party]').first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  while ((await countInStore(page, 'days')) === 0 || (await countInStore(page, 'contacts')) === 0)
    await page.waitForTimeout(100);
  return page;
}

/** Returns the milliseconds until the first party of the list shows. */
async function measureColdStart(context: BrowserContext): Promise<number> {
  const page = await openSlowPage(context);
  const startedAt = performance.now();
  await page.goto('/staff');
  await page.locator('[data-party]').first().waitFor();
  const elapsed = performance.now() - startedAt;
  await page.close();
  return elapsed;
}

/** Returns the milliseconds from reconnecting until no press waits. */
async function measureDelivery(context: BrowserContext): Promise<number> {
  const page = await openSlowPage(context);
  await page.goto('/staff');
  await page.locator('[data-party]').first().waitFor();
  const startedAt = performance.now();
  await context.setOffline(false);
  while ((await countUnsent(page)) > 0) await page.waitForTimeout(200);
  return performance.now() - startedAt;
}

async function countInStore(page: Page, store: string): Promise<number> {
  return (await readStore(page, store)).length;
}

async function countUnsent(page: Page): Promise<number> {
  const stored = await readStore<{ readonly sentAt?: number }>(page, 'presses');
  return stored.filter(({ sentAt }) => sentAt === undefined).length;
}

function readStore<Stored>(page: Page, store: string): Promise<readonly Stored[]> {
  return page.evaluate(
    (name) =>
      new Promise<Stored[]>((resolve) => {
        const request = indexedDB.open('staff-kept');
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
    store,
  );
}

function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * fraction), sorted.length - 1)] ?? Number.NaN;
}
