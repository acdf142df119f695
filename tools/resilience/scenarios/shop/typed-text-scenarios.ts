import type { Harness } from '#tools/resilience/harness/harness.ts';
import { findingsOf, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { openShop } from './bottle-stock.ts';
import { newEmail, placeOrder } from './customer.ts';

const staffMailbox = 'operations@example.com';
const marker = 'not-typed';
const typed = `<img src=x onerror=${marker}><a href="//elsewhere.example">見本</a>`;

/** Text entered on the payment page appears in every mail of the order literally, never as markup. */
export async function enterMarkup(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  await openShop(harness, { yumi: 1 });
  const email = newEmail();
  const session = await placeOrder(harness, { yumi: 1 }, { email });
  const form = new URLSearchParams({ name: typed, city: typed, line1: typed, line2: typed });
  harness.localStack.stripe.settle(session, 'paid', form);
  await harness.waitUntilIdle();
  const mails = harness
    .mails()
    .filter(({ to, html }) => (to.includes(email) || to.includes(staffMailbox)) && html?.includes(marker));
  expect(mails.length === 2, `${mails.length} mails contain the entered text, not two`);
  for (const { to, html = '' } of mails) {
    expect(
      !html.includes('<img src=x'),
      `the mail to ${to.join()} contains an image that a customer entered`,
    );
    expect(
      !html.includes('href="//elsewhere'),
      `the mail to ${to.join()} contains a link that a customer entered`,
    );
  }
  return { findings, metrics: { mails: mails.length } };
}
