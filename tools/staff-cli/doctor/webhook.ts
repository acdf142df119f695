import { connectStripe } from '../../../functions/payments/stripe-client.ts';
import {
  type WebhookState,
  webhookApiVersion,
  webhookState,
} from '../../../functions/payments/webhook-state.ts';
import { counted } from '../../../functions/use-cases/run-sheet/pluralize.ts';
import { paymentEvents } from '../../../shared/shop/payment-events.ts';
import { type Check, type Finding, wrong } from './check.ts';

const runbook = 'See infra/runbooks/payments-silent.md.';

/** Whether the payment provider tells us what customers have paid. */
export const webhookCheck: Check = {
  about: 'Payments',
  async look({ clock, siteUrl, paymentAccount }) {
    const { secretKey, apiUrl } = await paymentAccount();
    const connect = connectStripe(() => Promise.resolve(secretKey), { secretParameter: '', apiUrl });
    const url = `${siteUrl}/api/stripe-webhook`;
    const { endpoint, undelivered } = await webhookState(connect, url, clock());
    return [
      ...(endpoint === undefined
        ? [wrong(`Stripe tells us nothing: it has no endpoint ${url}. Add it (infra/DEPLOY.md).`)]
        : wrongAt(endpoint)),
      ...(undelivered === 0
        ? []
        : [
            wrong(
              `${counted(undelivered, 'event')} of Stripe of the last three days did not arrive: what was paid is only found minutes later. ${runbook}`,
            ),
          ]),
    ];
  },
};

function wrongAt({ isEnabled, apiVersion, events }: NonNullable<WebhookState['endpoint']>): Finding[] {
  const missing = paymentEvents.filter((one) => !events.includes(one) && !events.includes('*'));
  const foreign = events.filter((one) => !paymentEvents.some((ours) => ours === one));
  return [
    ...(isEnabled ? [] : [wrong(`Stripe tells us nothing: our endpoint is disabled there. ${runbook}`)]),
    ...(missing.length === 0
      ? []
      : [wrong(`Stripe does not tell us of ${missing.join(', ')}: choose them at our endpoint there.`)]),
    ...(foreign.length === 0
      ? []
      : [
          wrong(
            `Stripe tells us of ${foreign.join(', ')}, which we refuse, and it disables endpoints that refuse too often: take them out at our endpoint there.`,
          ),
        ]),
    ...(apiVersion === webhookApiVersion
      ? []
      : [
          wrong(
            `Stripe’s events are of version ${apiVersion ?? 'of the account'}, and we read ${webhookApiVersion}: make the endpoint anew with that version.`,
          ),
        ]),
  ];
}
