import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beginning } from './calendar-of-the-journeys.ts';
import { secretsInLog } from './secrets.ts';

const top = path.resolve(import.meta.dirname, '../../..');

/** Starts the product as it was last built, with nothing in it, and tells the tests where it is. */
export default async function startSite(): Promise<() => Promise<void>> {
  const site = spawn(path.join(top, 'node_modules/.bin/node'), ['web/journeys/site/serve.ts'], {
    cwd: top,
    env: { ...process.env, LOCAL_CLOCK: beginning },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(site, 'exit');
  const firstLine = once(createInterface({ input: site.stdout }), 'line');
  const [url] = await Promise.race([firstLine, ended.then(() => [undefined])]);
  if (url === undefined) throw new Error('The site did not start: run `npm run build` first.');
  process.env.SITE_URL = url;
  return async () => {
    site.stdin.end();
    const [code] = await ended;
    if (code === secretsInLog) throw new Error('Secrets stand in the log of the product: see above.');
  };
}
