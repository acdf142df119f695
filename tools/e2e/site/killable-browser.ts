import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumForThisMachine } from '#web/art/chromium.ts';
import { addressHeader, newClientAddress } from './address-header.ts';

/** A browser whose profile on disk survives the end of its process. */
export interface KillableBrowser {
  /** Starts the browser on its profile, with one page. */
  open(): Promise<Page>;
  /** Kills its process immediately, as an empty battery would. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export function createKillableBrowser(baseURL: string): KillableBrowser {
  const profile = mkdtempSync(path.join(tmpdir(), 'killable-browser-'));
  const address = newClientAddress();
  let context: BrowserContext | undefined;
  return {
    async open() {
      context = await chromium.launchPersistentContext(profile, {
        ...(await chromiumForThisMachine()),
        baseURL,
        locale: 'en-GB',
        viewport: { width: 390, height: 844 },
        extraHTTPHeaders: { [addressHeader]: address },
      });
      return context.pages()[0] ?? (await context.newPage());
    },
    async kill() {
      const closed = context?.waitForEvent('close');
      process.kill(findProcess(profile), 'SIGKILL');
      await closed;
    },
    async remove() {
      await context?.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The main process of the browser with a profile; its other processes have a type, and end with it. */
function findProcess(profile: string): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const main = processes.find(
    (line) => line.includes(`--user-data-dir=${profile}`) && !line.includes('--type='),
  );
  if (main === undefined) throw new Error(`No browser runs with the profile ${profile}`);
  return Number.parseInt(main, 10);
}
