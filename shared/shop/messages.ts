import { tryAgain } from '../limits/quota.ts';
import { lengthInWords } from '../values/written-span.ts';
import { deliveryBusinessDays, dispatchHours } from './dispatch.ts';
import { maxBottlesPerOrder } from './order-limit.ts';
import { paymentPageMinutes } from './payment-page.ts';

/**
 * Messages of the shop rules, shared by page, checkout and emails. Those from the specification (§5, §8) are verbatim.
 */
export const shopMessages = {
  onlyBottles: (bottles: number) =>
    `Sorry, only ${bottles} ${bottles === 1 ? 'bottle' : 'bottles'} available in stock.`,
  lastBottles: (bottles: number) =>
    bottles > 0
      ? `These are our last bottles: one order can have ${bottles} of them at the moment.`
      : `These are our last bottles: we keep them for customers who have no other order on hold. Please pay for that order first, or try again in ${lengthInWords(paymentPageMinutes)}.`,
  checkoutFailed: (error?: string) => `Checkout failed: ${error || 'Please try again.'}`,

  emptyCart: 'Please put at least one bottle into the cart.',
  unknownProduct: 'This is not one of our bottles. Please reload the page and try again.',
  quantity: 'Please choose a whole number of bottles, at least 1.',
  orderLimit: `One order can have at most ${maxBottlesPerOrder} bottles. Please choose fewer.`,
  tooManyHeld: (retryAfterSeconds: number, contactEmail: string) =>
    `A lot of bottles are on hold for your connection. ${tryAgain(retryAfterSeconds, contactEmail)}`,
  unknownPrefecture: 'Please choose one of the 47 prefectures.',
  returnAddress: 'The way back from the payment page must lead to our own site.',
  keyReused: 'This request was already used for another cart. Please reload the page and try again.',
  emailRefused: 'The payment provider does not take this email address. Please check it.',
  checkoutOver: 'This checkout is over. Please press the button again to start a new one.',
  checkoutRefused: 'The payment page could not be opened. Nothing was charged. Please try again later.',
  checkoutUnsure: 'The payment page does not answer at the moment. Nothing was charged. Please try again.',
  orderNotFound: 'We found no order with this reference. Please check the link in your e-mail.',

  /** Notice required by Japanese law for sales of alcohol. */
  age: '20歳未満の者の飲酒は法律で禁止されています。20歳未満の者には酒類を販売しません。',
  dispatch: `ご注文から${dispatchHours}時間以内に発送します。`,
  delivery: `発送から${deliveryBusinessDays.min}〜${deliveryBusinessDays.max}営業日でお届けします。`,
} as const;
