import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Site, startSite } from './site-process.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const node = path.join(top, 'node_modules/.bin/node');

/** Browsers find names below `localhost` on this machine. */
const domain = 'rum.localhost';
const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/1a2b3c4d';

const measurementIds = { analyticsId: 'G-MEASURED1', pixelId: '1234567890' };

export interface MeasuredSite extends Site {
  /** URL of the same site for calls outside the browser, where names below `localhost` may not resolve. */
  readonly localUrl: string;
}

/**
 * Starts the product with the built pages, a domain and the ids of both analytics providers.
 */
export async function startMeasuredSite(): Promise<MeasuredSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'));
  const site = path.join(folder, 'site');
  cpSync(path.join(top, 'build/site'), site, { recursive: true });
  writeFileSync(path.join(site, 'measurement.json'), JSON.stringify(measurementIds));
  const assembly = path.join(folder, 'assembly');
  const runs = JSON.stringify([[assembly, { stage: 'dev', site, domain, certificate }]]);
  await promisify(execFile)(node, ['infra/stacks/synthesize-in-turn.testing.ts', runs], { cwd: top });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { url: localUrl, stop } = await startSite(assembly);
    const url = localUrl.replace('localhost', domain);
    return { url, localUrl, stop: () => stop().finally(removeFolder) };
  } catch (problem) {
    removeFolder();
    throw problem;
  }
}
