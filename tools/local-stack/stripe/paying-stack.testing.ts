import { type HandMadeParts, minimalFront } from '../template/hand-made-assembly.testing.ts';

const secretsCode = `
  import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
  import Stripe from 'stripe';
  const secretsOf = async (...Names) => {
    const { Parameters } = await new SSMClient({}).send(new GetParametersCommand({ Names, WithDecryption: true }));
    return Parameters.map(({ Value }) => Value);
  };`;

const checkoutCode = `${secretsCode}
  export const handler = async () => {
    const [key] = await secretsOf(process.env.STRIPE_SECRET_PARAMETER);
    const { hostname, port } = new URL(process.env.STRIPE_API_URL);
    const stripe = new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false });
    const { url } = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency: 'jpy', unit_amount: 6000, product_data: { name: 'Yumi' } } }],
      success_url: process.env.SITE_URL + '/payment-success',
    });
    return { statusCode: 200, body: url };
  };`;

const receiveWebhookCode = `${secretsCode}
  export const handler = async ({ body, headers }) => {
    const [secret] = await secretsOf(process.env.STRIPE_WEBHOOK_SECRET_PARAMETER);
    const event = Stripe.webhooks.constructEvent(body, headers['stripe-signature'], secret);
    return { statusCode: 200, body: event.type };
  };`;

const unauthorisedCode = `${secretsCode}
  export const handler = async () => {
    const error = await secretsOf('/shop/key').catch((problem) => problem);
    return { statusCode: 200, body: error.message + ' ' + process.env.STRIPE_API_URL };
  };`;

const readPermission = (name: string) => ({
  Effect: 'Allow',
  Action: ['ssm:GetParameter', 'ssm:GetParameters'],
  Resource: `arn:aws:ssm:ap-southeast-2:000000000000:parameter/shop/${name}`,
});

/** Functions that call Stripe with secrets from Systems Manager, and one that may not read them. */
export const payingStack: HandMadeParts = {
  resources: minimalFront,
  functions: {
    Checkout: {
      code: checkoutCode,
      route: 'POST /api/checkout',
      statements: [readPermission('key')],
      environment: { STRIPE_SECRET_PARAMETER: '/shop/key', SITE_URL: 'https://localhost:3000' },
    },
    ReceiveWebhook: {
      code: receiveWebhookCode,
      route: 'POST /api/stripe-webhook',
      statements: [readPermission('webhook')],
      environment: { STRIPE_WEBHOOK_SECRET_PARAMETER: '/shop/webhook' },
    },
    Unauthorised: { code: unauthorisedCode, route: 'GET /api/unauthorised' },
  },
};
