import { operatorMessages } from '#shared/operators/operator-messages.ts';
import type { Verbs } from '../verbs.ts';
import { button, field, radio } from './visitor.ts';

/** Sends the request of a tour operator, on the first attempt without required fields. */
export async function sendOperatorRequest(browser: Verbs): Promise<void> {
  await browser.open('/operator');
  await browser.fill(field('Company name'), 'Sea Breeze');
  await browser.click(button('Send request'));
  await browser.read(operatorMessages.incomplete);
  await browser.fill(field('Contact name'), 'Ana Sample');
  await browser.fill(field('Email'), 'ana.sample@example.com');
  await browser.fill(field('Mobile phone'), '+678 00003');
  await browser.choose({ role: 'combobox', name: 'Type of operator' }, 'Large Coach Operators');
  await browser.choose({ role: 'combobox', name: 'How often do you bring guests?' }, 'Irregularly/On demand');
  await browser.click(radio('The distillery'));
  await browser.click(radio('No'));
  await browser.click(button('Send request'));
  await browser.read(operatorMessages.sent);
}
