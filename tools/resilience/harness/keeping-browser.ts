import { parseContact } from '#shared/kept-presses/contact.ts';
import { keepingDevice, type PressFields } from '#shared/kept-presses/press.testing.ts';
import type { SignedPress } from '#shared/kept-presses/press.ts';
import type { Harness } from './harness.ts';
import { inviteColleague, type StaffBrowser, staffBrowser } from './staff-browser.ts';

/** Registers a key for a linked browser, which then keeps presses that any browser can deliver. */
export async function registerKeepingBrowser(harness: Harness, browser: StaffBrowser) {
  const [device = '', person = ''] = (browser.cookie().split('=')[1] ?? '').split('.');
  const clock = () => harness.localStack.clock.now().getTime();
  const keeper = await keepingDevice({ device, person, clock });
  const registration = await browser.call('PUT', 'press-keys', { publicKey: keeper.publicKey });
  const parsedContact = parseContact(registration.contact);
  if (parsedContact === undefined) throw new Error('The server sent no contact time');
  const contact = { ...parsedContact, clock: parsedContact.at };
  return {
    device,
    key: keeper.key,
    sign: keeper.sign,
    keep: (press: PressFields) => keeper.keep({ contact, ...press }),
    /** Delivers presses; returns the outcome of each. */
    deliver: async (...presses: readonly SignedPress[]): Promise<readonly string[]> => {
      const signedPresses = presses.map(({ text, signature }) => ({ text, signature }));
      const report = { waiting: signedPresses.length, storage: 'persistent' };
      return (await browser.call('POST', 'kept-presses', { presses: signedPresses, kept: report })).outcomes;
    },
  };
}

let colleagueCount = 0;

/** Links a browser of a new colleague, which keeps presses. A number makes the colleague's name unique. */
export async function linkKeepingColleague(harness: Harness, name: string) {
  colleagueCount += 1;
  const browser = staffBrowser(harness);
  await browser.link(await inviteColleague(harness, `${name} ${colleagueCount}`, 'floor'));
  return { browser, ...(await registerKeepingBrowser(harness, browser)) };
}
