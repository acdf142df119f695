import type { Harness } from '#tools/resilience/harness/harness.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { openShop } from './bottle-stock.ts';
import { newEmail, placeOrder } from './customer.ts';

const staffMailbox = 'operations@example.com';
const marker = 'not-typed';
const markup = `<img src=x onerror=${marker}><a href="//elsewhere.example">見本</a>`;

/** Enters markup on the payment page: it appears literally in every email of the order. */
export async function enterMarkup(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  await openShop(harness, { yumi: 1 });
  const email = newEmail();
  const session = await placeOrder(harness, { yumi: 1 }, { email });
  const form = new URLSearchParams({ name: markup, city: markup, line1: markup, line2: markup });
  harness.localStack.stripe.settle(session, 'paid', form);
  await harness.waitUntilIdle();
  const emails = harness
    .emails()
    .filter(({ to, html }) => (to.includes(email) || to.includes(staffMailbox)) && html?.includes(marker));
  expect(emails.length === 2, `${emails.length} emails contain the entered text, not two`);
  for (const { to, html = '' } of emails) {
    expect(
      !html.includes('<img src=x'),
      `the email to ${to.join()} contains an image that a customer entered`,
    );
    expect(
      !html.includes('href="//elsewhere'),
      `the email to ${to.join()} contains a link that a customer entered`,
    );
  }
  return { findings, metrics: { emails: emails.length } };
}
