import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { beginning } from './e2e-calendar.ts';
import { secretsInLog } from './secrets.ts';

const top = path.resolve(import.meta.dirname, '../../..');

/** The product as it was built, in a process of its own, with nothing in its table. */
export interface Site {
  readonly url: string;
  /** @throws Error when secrets stand in its log */
  stop(): Promise<void>;
}

/** @param assembly folder of another synthesized app than the one that was last built */
export async function startSite(assembly?: string): Promise<Site> {
  const site = spawn(path.join(top, 'node_modules/.bin/node'), ['tools/e2e/site/serve.ts'], {
    cwd: top,
    env: { ...process.env, LOCAL_CLOCK: beginning, ...(assembly && { ASSEMBLY: assembly }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(site, 'exit');
  const firstLine = once(createInterface({ input: site.stdout }), 'line');
  const [url] = await Promise.race([firstLine, ended.then(() => [undefined])]);
  if (typeof url !== 'string') throw new Error('The site did not start: run `npm run build` first.');
  await awaken(url);
  return {
    url,
    async stop() {
      site.stdin.end();
      const [code] = await ended;
      if (code === secretsInLog) throw new Error('Secrets stand in the log of the product: see above.');
    },
  };
}

const mostCalls = 60;

/** First answers take long: once these have come, the table and what asks it have started. */
async function awaken(url: string): Promise<void> {
  for (const path of ['inventory', `bookings?date=${beginning.slice(0, 10)}`]) {
    for (let calls = 1; (await fetch(`${url}/api/${path}`)).status !== 200; calls += 1) {
      if (calls === mostCalls) throw new Error(`The site does not answer to /api/${path}.`);
      await pause(1000);
    }
  }
}

/**
 * The site that a try of a test works on, told by `SITE_URL` meanwhile: that of all, and for every later try one of its
 * own, where nothing lies that an earlier try has left.
 *
 * @param retry 0 for the first try
 */
export async function withSiteOfTry(
  retry: number,
  use: (url: string) => Promise<void>,
  start: () => Promise<Site> = startSite,
): Promise<void> {
  const shared = process.env.SITE_URL ?? '';
  if (retry === 0) return use(shared);
  const own = await start();
  process.env.SITE_URL = own.url;
  try {
    await use(own.url);
  } finally {
    process.env.SITE_URL = shared;
    await own.stop();
  }
}
