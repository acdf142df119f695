import type { Construct } from 'constructs';
import { siteContracts } from '#shared/contracts/registry.ts';
import { addTableEndpoints, type TableEndpointsProps } from '../constructs/endpoint.ts';

const { startCheckout, receivePayment, sendMetaEvent, saveInventory, findBookings, changeBooking } =
  siteContracts;
/** Added separately, because they need more than the table. */
const separateContracts: readonly object[] = [
  startCheckout,
  receivePayment,
  sendMetaEvent,
  saveInventory,
  findBookings,
  changeBooking,
];

/** Adds the calls of visitors, customers and tour operators. */
export function addSiteEndpoints(scope: Construct, props: TableEndpointsProps): void {
  addTableEndpoints(
    scope,
    props,
    Object.values(siteContracts).filter((contract) => !separateContracts.includes(contract)),
  );
  // The inventory page of staff calls this endpoint.
  addTableEndpoints(scope, props, [saveInventory], { authorisation: 'iam' });
}
