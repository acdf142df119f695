import { connectStripe } from '#functions/payments/stripe-client.ts';
import { type WebhookState, webhookApiVersion, webhookState } from '#functions/payments/webhook-state.ts';
import { paymentEvents } from '#shared/shop/payment-events.ts';
import { counted } from '#shared/values/counted.ts';
import { type Check, type Finding, wrong } from './check.ts';

const runbook = 'See infra/runbooks/payments-silent.md.';

/** Whether Stripe's payment events reach us. */
export const webhookCheck: Check = {
  about: 'Payments',
  async run({ clock, siteUrl, paymentAccount }) {
    const { secretKey, apiUrl, missingParameter } = await paymentAccount();
    const connect = connectStripe(() => Promise.resolve(secretKey), { secretParameter: '', apiUrl });
    const url = `${siteUrl}/api/stripe-webhook`;
    const { endpoint, undelivered } = await webhookState(connect, url, clock());
    return [
      ...(missingParameter === undefined
        ? []
        : [
            wrong(
              `We refuse all Stripe events: the parameter ${missingParameter} is missing. Set it (infra/DEPLOY.md).`,
            ),
          ]),
      ...(endpoint === undefined
        ? [wrong(`Stripe sends us no events: it has no endpoint ${url}. Add it (infra/DEPLOY.md).`)]
        : endpointProblems(endpoint)),
      ...(undelivered === 0
        ? []
        : [
            wrong(
              `${counted(undelivered, 'Stripe event')} of the last three days ${undelivered === 1 ? 'was' : 'were'} not delivered: payments are only noticed minutes later. ${runbook}`,
            ),
          ]),
    ];
  },
};

function endpointProblems({
  isEnabled,
  apiVersion,
  events,
}: NonNullable<WebhookState['endpoint']>): Finding[] {
  const missing = paymentEvents.filter(
    (paymentEvent) => !events.includes(paymentEvent) && !events.includes('*'),
  );
  const unexpected = events.filter((event) => !paymentEvents.some((paymentEvent) => paymentEvent === event));
  return [
    ...(isEnabled
      ? []
      : [wrong(`Stripe sends us no events: our endpoint is disabled in the Stripe dashboard. ${runbook}`)]),
    ...(missing.length === 0
      ? []
      : [
          wrong(
            `Stripe does not send us ${missing.join(', ')}: select them on our endpoint in the Stripe dashboard.`,
          ),
        ]),
    ...(unexpected.length === 0
      ? []
      : [
          wrong(
            `Stripe sends us ${unexpected.join(', ')}, which we refuse; endpoints that refuse too often get disabled. Deselect them on our endpoint in the Stripe dashboard.`,
          ),
        ]),
    ...(apiVersion === webhookApiVersion
      ? []
      : [
          wrong(
            `Stripe’s events have ${apiVersion ? `version ${apiVersion}` : 'the account’s default version'}, and we read ${webhookApiVersion}: create the endpoint again with that version.`,
          ),
        ]),
  ];
}
