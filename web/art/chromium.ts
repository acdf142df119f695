import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch, platform } from 'node:process';
import packedChromium from '@sparticuz/chromium';

/** For machines where the tests run as root, or without a screen. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installedNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium to drive: the one that `CHROMIUM` names, else the one that comes with the dependencies (Linux on x64),
 * else an installed one.
 *
 * @throws Error that says what to install
 */
export async function chromiumForThisMachine(): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = process.env.CHROMIUM || (await packedPath()) || installedChromium();
  if (executablePath) return { executablePath, args: chromiumArgs };
  throw new Error(
    'No Chromium was found for the end-to-end tests: install Chromium or Chrome, or set CHROMIUM to its path.',
  );
}

/** An installed Chromium or Chrome, if there is one. */
export function installedChromium(): string | undefined {
  return installedNames.map(pathOf).find(Boolean);
}

async function packedPath(): Promise<string | undefined> {
  return platform === 'linux' && arch === 'x64' ? await packedChromium.executablePath() : undefined;
}

function pathOf(name: string): string | undefined {
  if (name.startsWith('/')) return existsSync(name) ? name : undefined;
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
