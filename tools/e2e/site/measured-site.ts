import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Site, startSite } from './site-process.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const node = path.join(top, 'node_modules/.bin/node');

const measurementIds = { analyticsId: 'G-MEASURED1', pixelId: '1234567890' };

/** The product with an account at both analytics providers, from the built pages: only the ids differ. */
export async function startMeasuredSite(): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'));
  const site = path.join(folder, 'site');
  cpSync(path.join(top, 'build/site'), site, { recursive: true });
  writeFileSync(path.join(site, 'measurement.json'), JSON.stringify(measurementIds));
  const assembly = path.join(folder, 'assembly');
  const runs = JSON.stringify([[assembly, { stage: 'dev', site }]]);
  await promisify(execFile)(node, ['infra/stacks/synthesize-in-turn.testing.ts', runs], { cwd: top });
  const forget = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startSite(assembly);
    return { url, stop: () => stop().finally(forget) };
  } catch (problem) {
    forget();
    throw problem;
  }
}
