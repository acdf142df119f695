import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { beginning } from './calendar-of-the-journeys.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const node = path.join(top, 'node_modules/.bin/node');

const measurementIds = { analyticsId: 'G-JOURNEY1', pixelId: '1234567890' };

/** The product as it would be with an account at both providers. */
export interface MeasuredSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Synthesizes and starts it, from the pages as they were last built: the ids are all that is other in them. */
export async function startMeasuredSite(): Promise<MeasuredSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'));
  const site = path.join(folder, 'site');
  cpSync(path.join(top, 'build/site'), site, { recursive: true });
  writeFileSync(path.join(site, 'measurement.json'), JSON.stringify(measurementIds));
  const assembly = path.join(folder, 'assembly');
  await promisify(execFile)(node, ['infra/app.ts'], {
    cwd: top,
    env: {
      ...process.env,
      CDK_OUTDIR: assembly,
      CDK_CONTEXT_JSON: JSON.stringify({ stage: 'dev', site }),
    },
  });
  const twin = spawn(node, ['web/journeys/site/serve.ts'], {
    cwd: top,
    env: { ...process.env, LOCAL_CLOCK: beginning, ASSEMBLY: assembly },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(twin, 'exit');
  const firstLine = once(createInterface({ input: twin.stdout }), 'line');
  const [url] = await Promise.race([firstLine, ended.then(() => [undefined])]);
  const stop = async () => {
    twin.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (typeof url === 'string') return { url, stop };
  await stop();
  throw new Error('The measured site did not start.');
}
