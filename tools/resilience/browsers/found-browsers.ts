import { findFirefox, firefoxPrograms } from './drivers/firefox.ts';
import { hasOrca } from './drivers/orca.ts';
import { findChromium } from './drivers/playwright.ts';
import { findProgram } from './drivers/start-process.ts';
import { findSafari, findWebKitGtk } from './drivers/webkit.ts';
import type { FoundBrowser } from './verbs.ts';

/** Finds the browsers of this machine, with a remedy for each missing one. Downloads no browser. */
export async function findBrowsers(): Promise<{ browsers: FoundBrowser[]; remedies: string[] }> {
  const firefox = findFirefox();
  const webKit = process.platform === 'darwin' ? findSafari() : findWebKitGtk();
  const otherBrowsers = [
    { browser: firefox, remedy: 'Not tested in Firefox: install it (Debian: firefox-esr).' },
    {
      browser: webKit,
      remedy:
        process.platform === 'darwin'
          ? 'Not tested in Safari: run safaridriver --enable once.'
          : 'Not tested in WebKit: install webkit2gtk-driver and xvfb (Debian).',
    },
  ];
  return {
    browsers: [await findChromium(), ...otherBrowsers.flatMap(({ browser }) => browser ?? [])],
    remedies: otherBrowsers.flatMap(({ browser, remedy }) => (browser ? [] : [remedy])),
  };
}

/** Finds the Firefox that Orca reads, or says what to install. */
export function findReader(): { firefox?: string; remedy?: string } {
  const firefox = findProgram(firefoxPrograms);
  return firefox !== undefined && hasOrca()
    ? { firefox }
    : {
        remedy:
          'Not tested with a screen reader: install firefox-esr, orca, at-spi2-core, dbus, openbox and xvfb (Debian).',
      };
}
