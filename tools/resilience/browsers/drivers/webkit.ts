import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundBrowser } from '../verbs.ts';
import { connectOverHttp } from './over-http.ts';
import { type Screen, startScreen } from './screen.ts';
import { createHome, findFreePort, findProgram, removeHome, startProcess, waitFor } from './start-process.ts';
import { webDriverVerbs } from './webdriver.ts';

/** Without this, the toolbar of the browser keeps the window wider than a phone. */
const narrowWindowStyle =
  '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0); }';

/** Finds WebKitGTK, which needs a screen; Xvfb provides a virtual one. */
export function findWebKitGtk(): FoundBrowser | undefined {
  const driver = findProgram(['WebKitWebDriver'], '--help');
  if (driver === undefined || findProgram(['Xvfb'], '-help') === undefined) return undefined;
  return {
    name: 'WebKit',
    hasPasskeys: false,
    async start(site) {
      const home = createHome();
      mkdirSync(path.join(home, 'gtk-3.0'));
      writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), narrowWindowStyle);
      const screen = await startScreen(home);
      const env = { ...screen.env, NO_AT_BRIDGE: '1' };
      return startDriver(driver, site, { home, env, screen });
    },
  };
}

/** Finds Safari on macOS, where `safaridriver --enable` must have been run. It limits how narrow its window can be. */
export function findSafari(): FoundBrowser | undefined {
  const driver = findProgram(['safaridriver']);
  if (driver === undefined) return undefined;
  return {
    name: 'Safari',
    hasPasskeys: false,
    start: (site) => startDriver(driver, site, { home: createHome() }),
  };
}

async function startDriver(
  program: string,
  site: string,
  { home, env, screen }: { home: string; env?: Readonly<Record<string, string>>; screen?: Screen },
) {
  const port = await findFreePort();
  const driver = startProcess(program, ['-p', String(port)], { home, ...(env && { env }) });
  const stop = async () => {
    await driver.stop();
    await screen?.stop();
    removeHome(home);
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    const probe = () =>
      fetch(`${address}/status`).then(
        () => true,
        () => undefined,
      );
    await waitFor(probe, program);
    return webDriverVerbs(await connectOverHttp(address, {}, stop), site);
  } catch (problem) {
    await stop();
    throw problem;
  }
}
