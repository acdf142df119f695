import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { build } from '#infra/build/build.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import { inviteLocalManager } from '#tools/dev-cli/serving/local-manager.ts';
import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import { chromiumForThisMachine } from '#web/art/chromium.ts';
import { changeCounter, dayOfParties, putAll, putHistory } from '../reads/stored-history.ts';
import { officeScreens } from './office-screens.ts';
import { openScreen } from './open-screen.ts';

// npm run bench -- office [--rounds=5]: from the click on a tab of the office until its heading and first row are
// painted, in Chromium on the local stack, with warm functions; medians of some rounds, each in a new browser.
const rounds = Number(
  process.argv
    .find((arg) => arg.startsWith('--rounds='))
    ?.split('=')
    .at(-1) ?? 5,
);
const historyDays = 30;
/** Time to preload code. */
const preloadMs = 2_000;

await build();
const stack = await startProduct({ port: 0, quiet: true, workersPerFunction: 1 });
const now = () => stack.clock.now();

interface Opening {
  readonly milliseconds: number;
  readonly apiCalls: number;
  readonly scripts: number;
  readonly tableCalls: number;
}

try {
  await storeHistory();
  const browser = await chromium.launch(await chromiumForThisMachine());
  const state = await signIn(browser);
  await openAll(browser, state);
  const first = new Map(officeScreens.map(({ path }) => [path, [] as Opening[]]));
  const again = new Map(officeScreens.map(({ path }) => [path, [] as Opening[]]));
  for (let round = 0; round < rounds; round += 1) {
    const [opened, reopened] = await openAll(browser, state);
    for (const [index, { path }] of officeScreens.entries()) {
      first.get(path)?.push(opened[index] as Opening);
      again.get(path)?.push(reopened[index] as Opening);
    }
  }
  await browser.close();
  console.log(
    `\nMilliseconds from the click until heading and first row are painted, medians of ${rounds}; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  console.table(
    officeScreens.map(({ path }) => {
      const [opened, reopened] = [first.get(path) ?? [], again.get(path) ?? []];
      const [firstMs, againMs] = [median(opened, 'milliseconds'), median(reopened, 'milliseconds')];
      return {
        screen: path.slice('/staff/'.length),
        first: Math.round(firstMs),
        slowest: Math.round(Math.max(...opened.map(({ milliseconds }) => milliseconds))),
        again: Math.round(againMs),
        ratio: (firstMs / againMs).toFixed(1),
        'calls of the API': median(opened, 'apiCalls'),
        'calls of the table': median(opened, 'tableCalls'),
        scripts: median(opened, 'scripts'),
      };
    }),
  );
} finally {
  await stack.stop();
}

/** Stores a month of history and two months ahead. */
async function storeHistory(): Promise<void> {
  const table = { name: String(stack.tables[0]?.name), client: stack.documents };
  const today = dateOf(now());
  await putHistory(table, today, historyDays);
  for (const date of tourDaysIn({ first: addDays(today, -historyDays), last: addDays(today, 60) }))
    await putAll(table, [...dayOfParties(date, 20, date < today), changeCounter(date)]);
}

/** Signs in a manager and returns the cookies. */
async function signIn(browser: Browser): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const link = new URL(await inviteLocalManager(stack));
  const [device, secret] = link.hash.slice(1).split('.');
  const context = await browser.newContext({ baseURL: stack.url });
  const nonce = randomBytes(16).toString('hex');
  const response = await context.request.post('/api/staff/link', {
    headers: { origin: stack.url },
    data: { device, secret, nonce, accept: true },
  });
  if (!response.ok()) throw new Error(`The link was refused: ${await response.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Opens Today, then each screen for the first time, then each again. */
async function openAll(
  browser: Browser,
  storageState: Awaited<ReturnType<typeof signIn>>,
): Promise<readonly [readonly Opening[], readonly Opening[]]> {
  const context = await browser.newContext({
    baseURL: stack.url,
    storageState,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/staff');
  await page.locator('nav a[href="/staff/orders"]').waitFor();
  const round: Opening[][] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const openings: Opening[] = [];
    for (const screen of officeScreens) {
      await pause(preloadMs);
      requestedPaths.length = 0;
      const since = now().toISOString();
      const milliseconds = await openScreen(page, screen);
      openings.push({
        milliseconds,
        apiCalls: requestedPaths.filter((path) => path.startsWith('/api/')).length,
        scripts: requestedPaths.filter((path) => path.endsWith('.js')).length,
        tableCalls: stack.calls.filter(({ at, service }) => at >= since && service === 'dynamodb').length,
      });
    }
    round.push(openings);
  }
  await context.close();
  return [round[0] ?? [], round[1] ?? []];
}

function median(openings: readonly Opening[], key: keyof Opening): number {
  const sorted = openings.map((opening) => opening[key]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
