import type { Construct } from 'constructs';
import type { Env as RefundOrderEnv } from '#functions/endpoints/refund-order/env.ts';
import { bookEnquiry } from '#shared/contracts/staff/book-enquiry.ts';
import { changeEnquiry } from '#shared/contracts/staff/change-enquiry.ts';
import { correctStock } from '#shared/contracts/staff/correct-stock.ts';
import { decideOperator } from '#shared/contracts/staff/decide-operator.ts';
import { editDay } from '#shared/contracts/staff/edit-day.ts';
import { editOperator } from '#shared/contracts/staff/edit-operator.ts';
import { erasePerson } from '#shared/contracts/staff/erase-person.ts';
import { exportPerson } from '#shared/contracts/staff/export-person.ts';
import { findPerson } from '#shared/contracts/staff/find-person.ts';
import { refundOrder } from '#shared/contracts/staff/refund-order.ts';
import { shipOrder } from '#shared/contracts/staff/ship-order.ts';
import { showCalendar } from '#shared/contracts/staff/show-calendar.ts';
import { showEnquiries } from '#shared/contracts/staff/show-enquiries.ts';
import { showNumbers } from '#shared/contracts/staff/show-numbers.ts';
import { showOperators } from '#shared/contracts/staff/show-operators.ts';
import { showOrders } from '#shared/contracts/staff/show-orders.ts';
import { showPrivacyTrail } from '#shared/contracts/staff/show-privacy-trail.ts';
import { showStock } from '#shared/contracts/staff/show-stock.ts';
import { Endpoint } from '../constructs/endpoint.ts';
import type { ItemKind } from '../constructs/item-kinds.ts';
import {
  type AddStaffEndpoint,
  allowWithSession,
  type StaffEndpointsProps,
  staffEndpointsOf,
} from './staff-endpoint.ts';

/** The calls of the console's office pages. */
export function officeEndpoints(scope: Construct, props: StaffEndpointsProps): void {
  const add = staffEndpointsOf(scope, props);
  orderEndpoints(add);
  refundEndpoint(scope, props);
  enquiryEndpoints(add);
  operatorEndpoints(add);
  stockEndpoints(add);
  privacyEndpoints(add);
  numberEndpoints(add);
  calendarEndpoints(add);
}

function orderEndpoints(add: AddStaffEndpoint): void {
  add(showOrders, { BatchGetItem: ['orders'], GetItem: ['orders'], Query: ['orders', 'staffPeople'] });
  add(shipOrder, { GetItem: ['orders'], PutItem: ['orders'] });
}

function enquiryEndpoints(add: AddStaffEndpoint): void {
  const query: readonly ItemKind[] = ['closures', 'staffPeople'];

  add(showEnquiries, { BatchGetItem: ['enquiries'], GetItem: ['enquiries'], Query: ['enquiries', ...query] });
  add(changeEnquiry, {
    GetItem: ['enquiries'],
    // Where it stands in the list.
    PutItem: ['enquiries'],
    Query: query,
    UpdateItem: ['enquiries'],
  });
  add(bookEnquiry, {
    GetItem: ['enquiries', 'days'],
    PutItem: ['closures', 'enquiries'],
    Query: ['days', ...query],
    UpdateItem: ['enquiries', 'days'],
  });
}

function operatorEndpoints(add: AddStaffEndpoint): void {
  const either = ['operators', 'operatorRequests'] as const;
  add(showOperators, {
    BatchGetItem: ['days'],
    GetItem: either,
    // Cancelled bookings may have been archived in separate items.
    Query: ['days', ...either, 'operatorSlots', 'operatorVisits', 'staffPeople'],
  });
  add(decideOperator, {
    BatchGetItem: ['days'],
    GetItem: either,
    PutItem: ['operators'],
    Query: ['operatorSlots', 'staffPeople'],
    UpdateItem: ['days', ...either],
  });
  add(editOperator, { GetItem: either, Query: ['staffPeople'], UpdateItem: either });
}

function calendarEndpoints(add: AddStaffEndpoint): void {
  add(showCalendar, { Query: ['days', 'closures', 'staffPeople'] });
  add(editDay, {
    DeleteItem: ['closures'],
    GetItem: ['days', 'closures'],
    PutItem: ['closures'],
    Query: ['days', 'closures', 'staffPeople'],
    UpdateItem: ['days'],
  });
}

/** The only one that talks to the payment provider. */
function refundEndpoint(scope: Construct, { api, table, paymentKey }: StaffEndpointsProps): void {
  const { code } = new Endpoint<typeof RefundOrderEnv>(scope, 'RefundOrder', {
    api,
    contract: refundOrder,
    environment: { TABLE_NAME: table.tableName, STRIPE_SECRET_PARAMETER: paymentKey.name },
  });
  allowWithSession(code, table, { GetItem: ['orders'], PutItem: ['orders'], UpdateItem: ['stock'] });
  code.allow(['ssm:GetParameter'], [paymentKey.arn]);
}

function stockEndpoints(add: AddStaffEndpoint): void {
  add(showStock, { Query: ['stock', 'orders', 'staffPeople'] });
  add(correctStock, {
    GetItem: ['stock'],
    PutItem: ['stock'],
    Query: ['stock', 'staffPeople'],
    UpdateItem: ['stock'],
  });
}

/** Where data of people lies. No function may scan: sessions, codes and passkeys lie in the same table. */
const ofPeople: readonly ItemKind[] = [
  'days',
  'orders',
  'enquiries',
  'operators',
  'operatorRequests',
  'referenceRequests',
];

/** Only one of them may change what it finds. */
function privacyEndpoints(add: AddStaffEndpoint): void {
  const trail: readonly ItemKind[] = ['privacyTrail'];
  add(showPrivacyTrail, { Query: ['privacyTrail', 'staffPeople'] });
  add(findPerson, { GetItem: trail, PutItem: trail, Query: [...ofPeople, 'privacyTrail'] });
  add(exportPerson, { GetItem: trail, PutItem: trail, Query: ofPeople });
  add(erasePerson, {
    // Takes enquiries off their list.
    DeleteItem: ['enquiries'],
    GetItem: trail,
    PutItem: ['orders', 'enquiries', 'operators', 'operatorRequests', 'referenceRequests', 'privacyTrail'],
    Query: ofPeople,
    UpdateItem: ['days', 'privacyTrail'],
  });
}

function numberEndpoints(add: AddStaffEndpoint): void {
  add(showNumbers, { Query: ['days', 'closures', 'figures', 'languageRefusals'] });
}
