import type { Construct } from 'constructs';
import type { Env as RefundOrderEnv } from '#functions/endpoints/refund-order/env.ts';
import { officeContracts } from '#shared/contracts/registry.ts';
import { addTableEndpoints, Endpoint, type TableEndpointsProps } from '../constructs/endpoint.ts';
import type { SecretParameter } from './payment-parameters.ts';

export interface OfficeEndpointsProps extends TableEndpointsProps {
  /** The payment provider's API key, for refunds. */
  paymentKey: SecretParameter;
}

/** Adds the calls of the console's office pages. */
export function addOfficeEndpoints(scope: Construct, { paymentKey, ...props }: OfficeEndpointsProps): void {
  const { showOrders, shipOrder, refundOrder, ...others } = officeContracts;
  addTableEndpoints(scope, props, [showOrders, shipOrder]);
  // The only office endpoint that calls the payment provider.
  const { code } = new Endpoint<typeof RefundOrderEnv>(scope, {
    ...props,
    contract: refundOrder,
    environment: { TABLE_NAME: props.table.tableName, STRIPE_SECRET_PARAMETER: paymentKey.name },
  });
  code.allow(['ssm:GetParameter'], [paymentKey.arn]);
  addTableEndpoints(scope, props, Object.values(others));
}
