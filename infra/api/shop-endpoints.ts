import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Env as ReceivePaymentEnv } from '#functions/endpoints/receive-payment/env.ts';
import type { Env as StartCheckoutEnv } from '#functions/endpoints/start-checkout/env.ts';
import { startCheckout } from '#shared/contracts/guests/start-checkout.ts';
import { receivePayment } from '#shared/contracts/receive-payment.ts';
import { Endpoint, type TableEndpointsProps } from '../constructs/endpoint.ts';
import { paymentParameters } from './payment-parameters.ts';

export interface ShopEndpointsProps extends TableEndpointsProps {
  /** Origin of the site without a trailing slash: the payment page's return address. */
  siteUrl: string;
}

/** Adds the endpoints that call the payment provider, and its webhook. */
export function addShopEndpoints(scope: Construct, { api, table, siteUrl }: ShopEndpointsProps): void {
  const { secretKey, webhookSecret } = paymentParameters(Stack.of(scope));

  const checkout = new Endpoint<typeof StartCheckoutEnv>(scope, {
    api,
    table,
    contract: startCheckout,
    environment: {
      TABLE_NAME: table.tableName,
      SITE_URL: siteUrl,
      STRIPE_SECRET_PARAMETER: secretKey.name,
    },
    isAfterPages: true,
  }).code;
  checkout.allow(['ssm:GetParameter'], [secretKey.arn]);

  const webhook = new Endpoint<typeof ReceivePaymentEnv>(scope, {
    api,
    table,
    contract: receivePayment,
    environment: {
      TABLE_NAME: table.tableName,
      STRIPE_SECRET_PARAMETER: secretKey.name,
      STRIPE_WEBHOOK_SECRET_PARAMETER: webhookSecret.name,
    },
    isAfterPages: true,
  }).code;
  webhook.allow(['ssm:GetParameter'], [secretKey.arn, webhookSecret.arn]);
}
