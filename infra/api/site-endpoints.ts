import type { Construct } from 'constructs';
import { siteContracts } from '#shared/contracts/registry.ts';
import { addTableEndpoints, type TableEndpointsProps } from '../constructs/endpoint.ts';

const { startCheckout, receivePayment, sendMetaEvent, saveInventory } = siteContracts;
/** They need more than the table. */
const apart: readonly object[] = [startCheckout, receivePayment, sendMetaEvent, saveInventory];

/** The calls of visitors, customers and tour operators. */
export function siteEndpoints(scope: Construct, props: TableEndpointsProps): void {
  addTableEndpoints(
    scope,
    props,
    Object.values(siteContracts).filter((contract) => !apart.includes(contract)),
  );
  // Staff set stock by it, with AWS credentials.
  addTableEndpoints(scope, props, [saveInventory], { authorisation: 'iam' });
}
