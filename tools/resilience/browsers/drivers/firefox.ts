import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundBrowser, Verbs } from '../verbs.ts';
import { connectOverMarionette } from './over-marionette.ts';
import { createHome, findProgram, removeHome, startProcess, waitFor } from './start-process.ts';
import { webDriverVerbs } from './webdriver.ts';

export const firefoxPrograms = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

const preferences = {
  // 0 selects a free port, which Firefox writes to the profile.
  'marionette.port': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'intl.accept_languages': 'en-GB, en',
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
};

/** Without this, no window is narrower than 450 pixels. */
const narrowWindowStyle = ':root, :root * { min-width: 0 !important; }';

function writeProfile(folder: string): void {
  mkdirSync(path.join(folder, 'chrome'));
  writeFileSync(path.join(folder, 'chrome/userChrome.css'), narrowWindowStyle);
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
}

/** Finds an installed Firefox. */
export function findFirefox(): FoundBrowser | undefined {
  const program = findProgram(firefoxPrograms);
  return program === undefined
    ? undefined
    : { name: 'Firefox', hasPasskeys: true, start: (site) => startFirefox(program, site) };
}

/** @param screen environment variables of a virtual screen; headless if absent */
export async function startFirefox(
  program: string,
  site: string,
  screen?: Readonly<Record<string, string>>,
): Promise<Verbs> {
  const home = createHome();
  writeProfile(home);
  const args = ['--marionette', '--no-remote', '--profile', home, ...(screen ? [] : ['--headless'])];
  const firefox = startProcess(program, args, { home, ...(screen && { env: screen }) });
  const stop = async () => {
    await firefox.stop();
    removeHome(home);
  };
  try {
    const portFile = path.join(home, 'MarionetteActivePort');
    const port = await waitFor(
      () => (existsSync(portFile) && Number(readFileSync(portFile, 'utf8'))) || undefined,
      'Firefox',
    );
    return webDriverVerbs(await connectOverMarionette(port, stop), site);
  } catch (problem) {
    await stop();
    throw problem;
  }
}
