import type { Construct } from 'constructs';
import type { Env as RefundOrderEnv } from '#functions/endpoints/refund-order/env.ts';
import { bookEnquiry } from '#shared/contracts/office/book-enquiry.ts';
import { changeEnquiry } from '#shared/contracts/office/change-enquiry.ts';
import { correctStock } from '#shared/contracts/office/correct-stock.ts';
import { decideOperator } from '#shared/contracts/office/decide-operator.ts';
import { editDay } from '#shared/contracts/office/edit-day.ts';
import { editOperator } from '#shared/contracts/office/edit-operator.ts';
import { erasePerson } from '#shared/contracts/office/erase-person.ts';
import { exportPerson } from '#shared/contracts/office/export-person.ts';
import { findPerson } from '#shared/contracts/office/find-person.ts';
import { refundOrder } from '#shared/contracts/office/refund-order.ts';
import { shipOrder } from '#shared/contracts/office/ship-order.ts';
import { showCalendar } from '#shared/contracts/office/show-calendar.ts';
import { showEnquiries } from '#shared/contracts/office/show-enquiries.ts';
import { showNumbers } from '#shared/contracts/office/show-numbers.ts';
import { showOperators } from '#shared/contracts/office/show-operators.ts';
import { showOrders } from '#shared/contracts/office/show-orders.ts';
import { showPrivacyTrail } from '#shared/contracts/office/show-privacy-trail.ts';
import { showStock } from '#shared/contracts/office/show-stock.ts';
import { addTableEndpoints, Endpoint, type TableEndpointsProps } from '../constructs/endpoint.ts';
import type { SecretParameter } from './payment-parameters.ts';

export interface OfficeEndpointsProps extends TableEndpointsProps {
  /** The payment provider's API key, for refunds. */
  paymentKey: SecretParameter;
}

/** The calls of the console's office pages. */
export function officeEndpoints(scope: Construct, { paymentKey, ...props }: OfficeEndpointsProps): void {
  addTableEndpoints(scope, props, [showOrders, shipOrder]);
  refundEndpoint(scope, { paymentKey, ...props });
  addTableEndpoints(scope, props, [
    showEnquiries,
    changeEnquiry,
    bookEnquiry,
    showOperators,
    decideOperator,
    editOperator,
    showStock,
    correctStock,
    showPrivacyTrail,
    findPerson,
    exportPerson,
    erasePerson,
    showNumbers,
    showCalendar,
    editDay,
  ]);
}

/** The only one that talks to the payment provider. */
function refundEndpoint(scope: Construct, { api, table, paymentKey }: OfficeEndpointsProps): void {
  const { code } = new Endpoint<typeof RefundOrderEnv>(scope, {
    api,
    table,
    contract: refundOrder,
    environment: { TABLE_NAME: table.tableName, STRIPE_SECRET_PARAMETER: paymentKey.name },
  });
  code.allow(['ssm:GetParameter'], [paymentKey.arn]);
}
