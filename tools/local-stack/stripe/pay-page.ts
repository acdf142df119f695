import type Stripe from 'stripe';
import { type HttpRequest, type HttpResponse, httpResponse } from '../http/http-message.ts';
import type { Account } from './account.ts';
import { sampleFields } from './customer-form.ts';
import { japaneseStates } from './japanese-states.ts';
import { type Outcome, outcomes, pageAfterPaying } from './outcome.ts';
import { payPageStyle } from './pay-page-style.ts';
import { isAwaitingLatePayment } from './paying.ts';
import type { BookedSession } from './stripe-books.ts';
import { StripeProblem } from './stripe-problem.ts';

/**
 * The hosted payment page: `/__local/stripe/pay/<session>`. Posting a form with the field `outcome` has the effect of that
 * button; address fields are optional.
 *
 * @param settle performs the outcome and returns the next page
 */
export function payPage(
  { method, path, query, body }: HttpRequest,
  account: Account,
  settle: (sessionId: string, outcome: Outcome, form: URLSearchParams) => string,
): HttpResponse {
  const id = /^\/__local\/stripe\/pay\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  const bookedSession = account.books.sessions[id];
  if (bookedSession === undefined)
    return html(404, message('この決済は見つかりません。', 'There is no such payment.'));
  if (method !== 'POST') {
    const isDeclined = new URLSearchParams(query).has('declined');
    return html(200, sessionPage(account, bookedSession, isDeclined));
  }
  const form = new URLSearchParams(body.toString());
  const outcome = outcomes.find((outcome) => outcome === form.get('outcome'));
  if (outcome === undefined) {
    return html(400, message('outcome がありません。', `\`outcome\` must be one of ${outcomes.join(', ')}.`));
  }
  try {
    const next = settle(id, outcome, form);
    const location = next === '' || next.startsWith('?') ? path + next : next;
    return httpResponse(303, { location, 'cache-control': 'no-store' }, '');
  } catch (problem) {
    if (!(problem instanceof StripeProblem)) throw problem;
    return html(
      409,
      message('この操作はできません。', problem.message) + sessionPage(account, bookedSession, false),
    );
  }
}

function sessionPage(account: Account, bookedSession: BookedSession, isDeclined: boolean): string {
  const { session } = bookedSession;
  if (session.status === 'open') return openPage(bookedSession, isDeclined);
  const linkButton = (url: string, ja: string, en: string): string =>
    `<p><a class="button" href="${text(url)}">${bilingual(ja, en)}</a></p>`;
  const shopLink = linkButton(session.cancel_url ?? '/jp', 'ショップへ戻る', 'Back to the shop');
  if (session.status === 'expired') {
    return (
      message('お支払いの期限が切れました。', 'This payment has expired. Nothing was charged.') + shopLink
    );
  }
  const successLink = linkButton(pageAfterPaying(bookedSession), 'ショップへ戻る', 'Back to the shop');
  if (session.payment_status === 'paid') {
    return (
      message('お支払いが完了しました。', 'This payment is complete.') + summary(bookedSession) + successLink
    );
  }
  if (!isAwaitingLatePayment(account, session)) {
    return message('お支払いは行われませんでした。', 'The delayed payment failed.') + shopLink;
  }
  return `${message('コンビニでのお支払いを待っています。', 'Waiting for the payment at the convenience store.')}
    ${summary(bookedSession)}
    <form method="post">
      ${button('paid', '支払われた', 'Payment received', 'main')}
      ${button('declined', '支払われなかった', 'Payment failed')}
    </form>${successLink}`;
}

function openPage(bookedSession: BookedSession, isDeclined: boolean): string {
  const { session } = bookedSession;
  const expiresAt = new Date(session.expires_at * 1000);
  const hour = expiresAt.toLocaleTimeString('ja-JP', {
    timeZone: 'Asia/Tokyo',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${isDeclined ? declinedAlert : ''}
    ${summary(bookedSession)}
    <form method="post">
      ${addressFields(session)}
      ${shippingFields(bookedSession)}
      <p class="hint">${bilingual(`お支払いの期限：${hour}（日本時間）`, `Open until ${hour}, Japan time`)}</p>
      ${button('paid', '支払う', 'Pay', 'main')}
      ${button('declined', 'カードが拒否される', 'Decline the card')}
      ${button('delayed', 'コンビニで後払い', 'Pay later at a convenience store')}
      ${button('cancelled', 'キャンセルして戻る', 'Cancel and go back', 'noValidate')}
      ${button('expired', '期限切れにする', 'Let it expire', 'noValidate')}
    </form>`;
}

const declinedAlert =
  '<p class="alert" role="alert">カードが拒否されました。別のカードでお試しください。' +
  '<span lang="en">The card was declined. Try another one.</span></p>';

function summary({ session, lineItems, shippingRates }: BookedSession): string {
  const rows = lineItems.map(
    ({ description, quantity, amount_total }) =>
      `<tr><th scope="row">${text(description ?? '')} × ${quantity}</th><td>${yen(amount_total)}</td></tr>`,
  );
  const isShippingChosen = session.status !== 'open' || shippingRates.length <= 1;
  const shipping = session.total_details?.amount_shipping ?? 0;
  const total = isShippingChosen ? (session.amount_total ?? 0) : (session.amount_subtotal ?? 0);
  return `<section aria-labelledby="order"><h2 id="order">${bilingual('ご注文', 'Your order')}</h2><table>
    ${rows.join('')}
    ${isShippingChosen ? `<tr><th scope="row">${bilingual('送料', 'Shipping')}</th><td>${yen(shipping)}</td></tr>` : ''}
    <tr class="total"><th scope="row">${
      isShippingChosen
        ? bilingual('合計', 'Total')
        : bilingual('小計（送料別）', 'Subtotal, without shipping')
    }</th><td>${yen(total)}</td></tr>
  </table></section>`;
}

function addressFields(session: Stripe.Checkout.Session): string {
  const sample = sampleFields(session);
  const asksForAddress = session.shipping_address_collection !== null;
  const fields: [keyof typeof sample, string, string, string][] = [
    ['email', 'メールアドレス', 'E-mail', 'email'],
    ['name', 'お名前', 'Name', 'name'],
    ['phone', '電話番号', 'Phone', 'tel'],
    ['postal_code', '郵便番号', 'Postcode', 'postal-code'],
    ['city', '市区町村', 'City or ward', 'address-level2'],
    ['line1', '町名・番地', 'Street and number', 'address-line1'],
    ['line2', '建物名・部屋番号（任意）', 'Building and room (optional)', 'address-line2'],
  ];
  const inputs = fields
    .filter(([name]) => asksForAddress || name === 'email' || name === 'name')
    .map(([name, ja, en, autocomplete]) => {
      const required = name === 'line2' ? '' : ' required';
      const readonlyAttribute = name === 'email' && session.customer_email !== null ? ' readonly' : '';
      const input =
        `<label for="${name}">${bilingual(ja, en)}</label><input id="${name}" name="${name}" ` +
        `value="${text(sample[name])}" autocomplete="${autocomplete}"${required}${readonlyAttribute}>`;
      return name === 'city' ? prefectureField(sample.state) + input : input;
    });
  return `<fieldset><legend>${
    asksForAddress ? bilingual('お届け先', 'Delivery address') : bilingual('お客様', 'Customer')
  }</legend>${inputs.join('')}</fieldset>`;
}

function prefectureField(chosen: string): string {
  const options = japaneseStates.map(
    (name) => `<option${name === chosen ? ' selected' : ''}>${name}</option>`,
  );
  return `<label for="state">${bilingual('都道府県', 'Prefecture')}</label>
    <select id="state" name="state" autocomplete="address-level1">${options.join('')}</select>`;
}

function shippingFields({ shippingRates }: BookedSession): string {
  if (shippingRates.length < 2) return '';
  const radios = shippingRates.map(
    ({ id, display_name, fixed_amount }, index) =>
      `<label class="choice"><input type="radio" name="shipping" value="${id}"${index === 0 ? ' checked' : ''}>` +
      `<span>${text(display_name ?? '')}</span><span>${yen(fixed_amount?.amount ?? 0)}</span></label>`,
  );
  return `<fieldset><legend>${bilingual('配送方法', 'Shipping')}</legend>${radios.join('')}</fieldset>`;
}

function button(outcome: Outcome, ja: string, en: string, kind: '' | 'main' | 'noValidate' = ''): string {
  const noValidate = kind === 'noValidate' ? ' formnovalidate' : '';
  const className = kind === 'main' ? ' class="main"' : '';
  return `<button name="outcome" value="${outcome}"${className}${noValidate}>${bilingual(ja, en)}</button>`;
}

function message(ja: string, en: string): string {
  return `<p class="message" role="status">${ja}<span lang="en">${text(en)}</span></p>`;
}

function bilingual(ja: string, en: string): string {
  return `${ja}<span lang="en">${en}</span>`;
}

function yen(amount: number): string {
  return `${amount.toLocaleString('ja-JP')}円`;
}

function text(raw: string): string {
  return raw
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function html(status: number, main: string): HttpResponse {
  const page =
    '<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>お支払い（見本） Payment emulator</title>' +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${payPageStyle}</style></head>` +
    '<body><header><p>Port Vila Rum Distillery</p></header>' +
    `<main><h1>${bilingual('お支払い', 'Payment')}</h1><p class="hint">${bilingual(
      'この機械の中だけの見本です。何も請求されません。',
      'An emulator on this machine: nothing is charged.',
    )}</p>${main}</main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return httpResponse(status, headers, page);
}
