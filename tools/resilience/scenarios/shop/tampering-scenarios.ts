import qs from 'qs';
import type { StripeRequest } from '#tools/local-stack/stripe/api-server.ts';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { openShop, readOrderItems, rumKeys, rums } from './bottle-stock.ts';
import { cartOf, checkOut, recordStripeRequests, sessionIn } from './customer.ts';

/** The specification's shipping rates (§9), repeated here. */
function zonedShippingYen(subtotalYen: number, bottles: number, isRemote: boolean): number {
  const [rate, freeFrom] = isRemote ? [2600, 35_000] : [1300, 25_000];
  return subtotalYen >= freeFrom ? 0 : rate * bottles;
}

interface SentItem {
  quantity: string;
  price_data: { currency: string; unit_amount: string; product_data: { metadata: { product: string } } };
}

interface SentSession {
  line_items?: SentItem[];
  shipping_options: { shipping_rate_data: { fixed_amount: { amount: string; currency: string } } }[];
  success_url: string;
  cancel_url: string;
}

/** Reads the sessions requested from Stripe. */
function sessionsIn(requests: readonly StripeRequest[]): SentSession[] {
  return requests
    .filter(({ call }) => call === 'POST /v1/checkout/sessions')
    .map(({ parameters }) => qs.parse(parameters, { arrayLimit: 100, depth: 10 }) as unknown as SentSession);
}

function sessionProblems(harness: Harness, sentSession: SentSession): string[] {
  const problems: string[] = [];
  for (const { price_data } of sentSession.line_items ?? []) {
    const product = Object.values(rums).find(({ id }) => id === price_data.product_data.metadata.product);
    if (Number(price_data.unit_amount) !== product?.priceYen)
      problems.push(`a bottle was charged at ${price_data.unit_amount}`);
    if (price_data.currency !== 'jpy') problems.push(`the charge was in ${price_data.currency}`);
  }
  for (const url of [sentSession.success_url, sentSession.cancel_url]) {
    if (URL.parse(url)?.origin !== harness.localStack.url) problems.push(`the return URL is ${url}`);
  }
  return problems;
}

/** Forged line items, which the shop must ignore. */
const forgedItems: Readonly<Record<string, unknown>>[] = [
  { price: 1 },
  { price: 0 },
  { price: -6000 },
  { price: '1' },
  { priceYen: 1, unit_amount: 1, amount: 1 },
  { currency: 'usd' },
  { currency: 'vnd', price: 6000 },
  { name: 'Free sample', image: 'https://elsewhere.example/x.png', description: '<b>free</b>' },
  { price_data: { currency: 'jpy', unit_amount: 1 } },
  { discount: 100, coupon: 'FREE', tax: 0 },
  { id2: '2000000700014', metadata: { product: '2000000700014' } },
];

/** Forges prices, currencies and names in the cart: they are ignored, and the shop's prices are charged. */
export async function forgePrices(harness: Harness, carts: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  let chargedCount = 0;
  for (let index = 0; index < carts; index += 1) {
    if (index % 20 === 0) await openShop(harness, { yumi: 200, aged: 200, lostTime: 200 });
    const stripeRequests = recordStripeRequests(harness);
    const bottles = { yumi: index % 4, aged: (index >> 2) % 3, lostTime: 1 + (index % 2) };
    const isRemote = index % 5 === 0;
    const forgedFields = forgedItems[index % forgedItems.length] ?? {};
    const response = await checkOut(harness, bottles, {
      prefecture: isRemote ? 'JP-47' : 'JP-13',
      body: {
        cartItems: cartOf(bottles).map((item) => ({ ...forgedFields, ...item })),
        total: 1,
        totalYen: 1,
        shippingYen: 0,
        shipping: 0,
        currency: 'usd',
      },
    });
    expect(sessionIn(response) !== undefined, `a cart with extra fields returned ${response.status}`);
    for (const sentSession of sessionsIn(stripeRequests())) {
      findings.push(...sessionProblems(harness, sentSession));
      const subtotal = rumKeys.reduce((sum, key) => sum + bottles[key] * rums[key].priceYen, 0);
      const count = bottles.yumi + bottles.aged + bottles.lostTime;
      const [option] = sentSession.shipping_options;
      const shipping = Number(option?.shipping_rate_data.fixed_amount.amount);
      const expectedShipping = zonedShippingYen(subtotal, count, isRemote);
      expect(
        sentSession.shipping_options.length === 1 && shipping === expectedShipping,
        `${count} bottles for ${subtotal} yen were charged ${shipping} for shipping, not ${expectedShipping}`,
      );
      const chargedYen = (sentSession.line_items ?? []).reduce(
        (sum, { quantity, price_data }) => sum + Number(quantity) * Number(price_data.unit_amount),
        0,
      );
      expect(chargedYen === subtotal, `${chargedYen} yen were charged for ${subtotal}`);
      chargedCount += 1;
    }
  }
  return { findings: [...new Set(findings)], metrics: { carts, charged: chargedCount } };
}

const product = rums.yumi.id;
const invalidBodies: Record<string, unknown>[] = [
  ...[0, -1, 1.5, 1e21, '1', '2', null, true, [], {}, '１', Number.MAX_SAFE_INTEGER].map((quantity) => ({
    cartItems: [{ id: product, quantity }],
  })),
  ...[
    '2000000600018',
    'yumi',
    '',
    ' 2000000600017',
    '[object Object]',
    'function Object() { [native code] }',
    6,
    null,
    {},
    [product],
  ].map((id) => ({
    cartItems: [{ id, quantity: 1 }],
  })),
  {
    cartItems: [
      { id: product, quantity: 1 },
      { id: 'free', quantity: 1 },
    ],
  },
  {
    cartItems: [
      { id: product, quantity: 3 },
      { id: product, quantity: -2 },
    ],
  },
  { cartItems: [] },
  { cartItems: {} },
  { cartItems: [{ quantity: 1 }] },
  { email: 'no-address' },
  { email: 'a@example.com\r\nBcc: b@example.com' },
  { prefecture: 'Guam' },
];

/** Submits invalid quantities and ids: none reaches Stripe, and nothing is held or stored. */
export async function submitInvalidCarts(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 5 });
  const stripeRequests = recordStripeRequests(harness);
  for (const body of invalidBodies) {
    const { status } = await checkOut(harness, { yumi: 1 }, { body });
    expect(status >= 400 && status < 500, `${JSON.stringify(body)} returned ${status}`);
  }
  expect(stripeRequests().length === 0, 'an invalid cart reached Stripe');
  expect((await readOrderItems(harness)).length === 0, 'an invalid cart became an order');
  const mergedCheckout = await checkOut(
    harness,
    {},
    {
      body: {
        cartItems: [
          { id: product, quantity: 2 },
          { id: product, quantity: 1 },
        ],
      },
    },
  );
  expect(
    sessionIn(mergedCheckout) !== undefined,
    `the same bottle in two lines returned ${mergedCheckout.status}`,
  );
  const [sentSession] = sessionsIn(stripeRequests());
  expect(
    sentSession?.line_items?.length === 1 && sentSession.line_items[0]?.quantity === '3',
    'equal lines were not merged',
  );
  const { held } = await bottleStock.count('yumi');
  expect(held === 3, `${held} bottles are held, not three`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { carts: invalidBodies.length } };
}

/** Forges return URLs of the payment page, which must always be on our site. */
export async function forgeReturnUrls(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 50 });
  const { url } = harness.localStack;
  const { host, port } = new URL(url);
  const forgedUrls = [
    'https://elsewhere.example/',
    `https://elsewhere.example/?${url}`,
    '//elsewhere.example/',
    'https:elsewhere.example',
    `${url}.elsewhere.example/`,
    `${url}@elsewhere.example/`,
    `http://user:password@elsewhere.example:${port}/`,
    `http://127.0.0.2:${port}/payment-success`,
    `http://localhost:${Number(port) + 1}/payment-success`,
    `https://${host}/payment-success`,
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\elsewhere.example',
    '',
    7,
    null,
  ];
  const stripeRequests = recordStripeRequests(harness);
  for (const address of forgedUrls) {
    for (const field of ['successUrl', 'cancelUrl']) {
      const { status } = await checkOut(harness, { yumi: 1 }, { body: { [field]: address } });
      expect(status >= 400 && status < 500, `${field} ${JSON.stringify(address)} returned ${status}`);
    }
  }
  const sentSession = sessionsIn(stripeRequests());
  expect(sentSession.length === 0, `${sentSession.length} forged return URLs reached Stripe`);
  findings.push(...sentSession.flatMap((session) => sessionProblems(harness, session)));
  const { held } = await bottleStock.count('yumi');
  expect(held === 0, 'bottles are held for an invalid order');
  const alias = `http://127.0.0.1:${port}`;
  const aliasUrls = { successUrl: `${alias}/payment-success`, cancelUrl: `${alias}/payment-cancel` };
  const { status } = await checkOut(harness, { yumi: 1 }, { body: aliasUrls });
  expect(status === 200, `a return URL with another name of the local site returned ${status}`);
  return { findings: [...new Set(findings)], metrics: { addresses: forgedUrls.length * 2 } };
}
