import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startOfRun } from './e2e-calendar.ts';
import { secretsInLogExitCode } from './secrets.ts';

const top = path.resolve(import.meta.dirname, '../../..');

/** The built product in a separate process, with an empty table. */
export interface Site {
  readonly url: string;
  /** @throws Error when its log contains secrets */
  stop(): Promise<void>;
}

/**
 * @param assembly folder of a cloud assembly, by default that of the last build
 * @param clock the time at its start
 */
export async function startSite(assembly?: string, clock = startOfRun): Promise<Site> {
  const site = spawn(path.join(top, 'node_modules/.bin/node'), ['tools/e2e/site/serve.ts'], {
    cwd: top,
    env: { ...process.env, LOCAL_CLOCK: clock, ...(assembly && { ASSEMBLY: assembly }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(site, 'exit');
  const firstLine = once(createInterface({ input: site.stdout }), 'line');
  const [url] = await Promise.race([firstLine, ended.then(() => [undefined])]);
  if (typeof url !== 'string') throw new Error('The site did not start: run `npm run build` first.');
  await warmUp(url);
  return {
    url,
    async stop() {
      site.stdin.end();
      const [code] = await ended;
      if (code === secretsInLogExitCode) throw new Error('The product’s log contains secrets: see above.');
    },
  };
}

const maxCalls = 60;

/** Warms up the site: first responses are slow until table and functions have started. */
async function warmUp(url: string): Promise<void> {
  for (const path of ['inventory', `bookings?date=${startOfRun.slice(0, 10)}`]) {
    for (let calls = 1; (await fetch(`${url}/api/${path}`)).status !== 200; calls += 1) {
      if (calls === maxCalls) throw new Error(`The site does not respond to /api/${path}.`);
      await pause(1000);
    }
  }
}

/**
 * Runs a test with a site, set as `SITE_URL`: the shared one, or a new, empty one.
 *
 * @param clock the time at the start of a new site
 */
export async function withSiteForRun(
  isSeparate: boolean,
  use: (url: string) => Promise<void>,
  clock?: string,
): Promise<void> {
  const shared = process.env.SITE_URL ?? '';
  if (!isSeparate) return use(shared);
  const separate = await startSite(undefined, clock);
  process.env.SITE_URL = separate.url;
  try {
    await use(separate.url);
  } finally {
    process.env.SITE_URL = shared;
    await separate.stop();
  }
}
