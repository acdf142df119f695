import { parseContact } from '#shared/kept-presses/contact.ts';
import { type GivenPress, keepingDevice } from '#shared/kept-presses/press.testing.ts';
import type { SignedPress } from '#shared/kept-presses/press.ts';
import type { Harness } from './harness.ts';
import { invitedColleague, type StaffBrowser, staffBrowser } from './staff-browser.ts';

/** A linked browser that registers a key and keeps presses, which it or another delivers. */
export async function keepingBrowser(harness: Harness, browser: StaffBrowser) {
  const [device = '', person = ''] = (browser.cookie().split('=')[1] ?? '').split('.');
  const clock = () => harness.localStack.clock.now().getTime();
  const kept = await keepingDevice({ device, person, clock });
  const registered = await browser.call('PUT', 'press-keys', { publicKey: kept.publicKey });
  const heard = parseContact(registered.contact);
  if (heard === undefined) throw new Error('The device heard no time');
  const contact = { ...heard, clock: heard.at };
  return {
    device,
    key: kept.key,
    sign: kept.sign,
    keep: (given: GivenPress) => kept.keep({ contact, ...given }),
    /** Answers the outcome of each press. */
    deliver: async (...presses: readonly SignedPress[]): Promise<readonly string[]> => {
      const sent = presses.map(({ text, signature }) => ({ text, signature }));
      const report = { waiting: sent.length, storage: 'persistent' };
      return (await browser.call('POST', 'kept-presses', { presses: sent, kept: report })).outcomes;
    },
  };
}

let colleagueCount = 0;

/** The browser of a new colleague, which keeps presses. Names are taken once. */
export async function keepingColleague(harness: Harness, name: string) {
  colleagueCount += 1;
  const browser = staffBrowser(harness);
  await browser.link(await invitedColleague(harness, `${name} ${colleagueCount}`, 'floor'));
  return { browser, ...(await keepingBrowser(harness, browser)) };
}
