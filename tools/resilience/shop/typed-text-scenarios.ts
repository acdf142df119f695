import type { Harness } from '../harness.ts';
import { findingsOf, type ScenarioResult } from '../scenario.ts';
import { openShop } from './bottle-stock.ts';
import { newEmail, newOrder } from './customer.ts';

const staffMailbox = 'operations@example.com';
const marker = 'typed-by-nobody';
const typed = `<img src=x onerror=${marker}><a href="//elsewhere.example">見本</a>`;

/** What a customer has typed on the payment page is text in every mail of the order, to the letter, and no markup. */
export async function typedTextStaysText(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  await openShop(harness, { yumi: 1 });
  const email = newEmail();
  const session = await newOrder(harness, { yumi: 1 }, { email });
  const form = new URLSearchParams({ name: typed, city: typed, line1: typed, line2: typed });
  harness.localStack.stripe.settle(session, 'paid', form);
  await harness.isIdle();
  const mails = harness
    .mails()
    .filter(({ to, html }) => (to.includes(email) || to.includes(staffMailbox)) && html?.includes(marker));
  expect(mails.length === 2, `${mails.length} mails hold what the customer has typed, not two`);
  for (const { to, html = '' } of mails) {
    expect(
      !html.includes('<img src=x'),
      `the mail to ${to.join()} holds a picture that a customer has typed`,
    );
    expect(
      !html.includes('href="//elsewhere'),
      `the mail to ${to.join()} holds a link that a customer has typed`,
    );
  }
  return { findings, metrics: { mails: mails.length } };
}
