import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Site, startSite } from '#tools/e2e/site/site-process.ts';
import { startFirefox } from './drivers/firefox.ts';
import { type ScreenReader, startOrca } from './drivers/orca.ts';
import type { findBrowsers } from './found-browsers.ts';
import { bookForToday, cashUp, checkIn, serveWalkIn, signIn } from './journeys/colleague.ts';
import { buyInJapan } from './journeys/customer.ts';
import { spokenSteps } from './journeys/listener.ts';
import { sendOperatorRequest } from './journeys/operator.ts';
import {
  bookAndCancelInFrench,
  bookFromLanding,
  cancelBooking,
  changeBooking,
  findBooking,
} from './journeys/visitor.ts';
import type { Verbs } from './verbs.ts';

/** Tests the journeys in each browser of this machine. */
export function describeBrowsers({ browsers, remedies }: Awaited<ReturnType<typeof findBrowsers>>): void {
  test('include the Chromium that the end-to-end tests use', () => {
    const names = browsers.map(({ name }) => name).join(', ');
    console.log([`Browsers of this machine: ${names}.`, ...remedies].join('\n'));
    expect(browsers.map(({ name }) => name)).toContain('Chromium');
  });

  describe.each(browsers)('$name', ({ name, hasPasskeys, start }) => {
    let site: Site;
    let browser: Verbs;
    beforeAll(async () => {
      site = await startSite();
    });
    afterAll(() => site?.stop());
    beforeEach(async () => {
      browser = await start(site.url);
      await browser.resize(390, 844);
    });
    afterEach(() => browser?.close());

    test('a guest books, finds the booking again, changes and cancels it', async () => {
      console.log(`${name} ${browser.version}`);
      const email = 'amelie@example.com';
      const reference = await bookFromLanding(browser, email);
      await findBooking(browser, reference, email);
      await changeBooking(browser);
      await cancelBooking(browser);
      expect(reference).toMatch(/^KAL/);
    });

    test('a guest books and cancels in French', async () => {
      await bookAndCancelInFrench(browser);
      expect((await browser.waitForAddress(/\/fr\//)).pathname).toBe('/fr/tours/confirmed');
    });

    test('a customer in Japan pays for two bottles', async () => {
      await buyInJapan(browser);
      expect((await browser.waitForAddress(/order=/)).pathname).toBe('/payment-success');
    });

    test('a tour operator sends a request', async () => {
      await sendOperatorRequest(browser);
      expect((await browser.waitForAddress(/operator/)).pathname).toBe('/operator');
    });

    test(`a manager serves the door and ${hasPasskeys ? 'closes the till' : 'reads the till; the Z needs a passkey'}`, async () => {
      await bookForToday(site.url);
      await signIn(browser, site.url, hasPasskeys);
      await checkIn(browser);
      await serveWalkIn(browser);
      await cashUp(browser, hasPasskeys);
      expect((await browser.waitForAddress(/\/staff\/till/)).pathname).toBe('/staff/till');
    });
  });
}

/** Tests what a screen reader says at each step of a journey, in Firefox. */
export function describeScreenReader(firefox: string): void {
  let site: Site;
  let orca: ScreenReader;
  let browser: Verbs;
  beforeAll(async () => {
    site = await startSite();
    orca = await startOrca();
    browser = await startFirefox(firefox, site.url, orca.env);
    await browser.resize(1300, 850);
  });
  afterAll(async () => {
    await browser?.close();
    await orca?.stop();
    await site?.stop();
  });

  test('announces each step of a journey', async () => {
    for (const { name, act, speech } of spokenSteps) {
      await act(browser, site.url);
      expect(await orca.waitForSpeech(speech), name).toMatch(speech);
    }
  });
}
