import type { Verbs } from '../verbs.ts';
import { bookForToday, signIn, takePayment } from './colleague.ts';
import { button, field, link, radio } from './visitor.ts';

/** A step of a journey, and what a screen reader must say after it. */
interface SpokenStep {
  readonly name: string;
  readonly act: (browser: Verbs, site: string) => Promise<unknown>;
  readonly speech: RegExp;
}

const party = 'É. Exemple';

/** A guest chooses a day, books and cancels; then a colleague serves the door. */
export const spokenSteps: readonly SpokenStep[] = [
  {
    name: 'the tours page opens',
    act: (browser) => browser.open('/tours'),
    speech: /Tours & Events \| Port Vila Rum Distillery document web/,
  },
  {
    name: 'a day is chosen',
    act: (browser) => browser.click(button(/25 November/, { role: 'grid' })),
    speech: /Wednesday 25 November heading level 2\./,
  },
  {
    name: 'the form opens',
    act: (browser) => browser.click(link(/^Book 10:00 AM( anyway)?, Tour and Tasting ?\./)),
    speech: /Guests and details \| Port Vila Rum Distillery/,
  },
  {
    name: 'an adult is added',
    act: async (browser) => {
      await browser.see(field(/^First name/));
      await browser.click(button('One adult more'));
    },
    speech: /14 left/,
  },
  {
    name: 'the form is incomplete',
    act: (browser) => browser.click(button(/^Confirm booking/)),
    speech: /First name entry required[\s\S]*invalid entry[\s\S]*Please enter your first name/,
  },
  {
    name: 'an address is incomplete',
    act: async (browser) => {
      await browser.click(radio('English'));
      await browser.fill(field(/^First name/), 'Amélie');
      await browser.fill(field(/^Last name/), 'Kalsakau');
      await browser.fill(field(/^Email/), 'amelie@example');
      await browser.click(button(/^Confirm booking/));
    },
    speech: /This email address is not complete/,
  },
  {
    name: 'the tour is booked',
    act: async (browser) => {
      await browser.fill(field(/^Email/), 'amelie@example.com');
      await browser.click(button(/^Confirm booking/));
    },
    speech: /Your tour is booked\./,
  },
  {
    name: 'the guest is asked whether to cancel',
    act: (browser) => browser.click(button('Cancel this booking')),
    speech: /Cancel this booking\? Tour and Tasting[\s\S]*cannot be undone/,
  },
  {
    name: 'the booking is cancelled',
    act: (browser) => browser.click(button('Cancel booking', { role: 'dialog' })),
    speech: /The places are free for others, and there is nothing to pay/,
  },
  {
    name: 'a party has arrived',
    act: async (browser, site) => {
      await bookForToday(site);
      await signIn(browser, site, false);
      await browser.click(button(/^3:00( PM)? ?Tour/));
      await browser.click(button(`Arrived: ${party}`));
    },
    speech: /É\. Exemple: 2 arrived\. Undo until/,
  },
  {
    name: 'the party has paid',
    act: (browser) => takePayment(browser, button(`Cash: ${party} pays 8,000 VUV`)),
    speech: /É\. Exemple paid 8,000\. In cash/,
  },
  {
    name: 'the payment is undone',
    act: (browser) => browser.click(button(/^Undo/)),
    speech: /É\. Exemple: undone/,
  },
];
