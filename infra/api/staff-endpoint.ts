import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { type ApiBehindEdge, type RoutedContract, tableEndpoints } from '../constructs/endpoint.ts';
import type { ItemAction, ItemKind } from '../constructs/item-kinds.ts';
import type { NodeFunction } from '../constructs/node-function.ts';
import type { SecretParameter } from './payment-parameters.ts';

export interface StaffEndpointsProps {
  api: ApiBehindEdge;
  table: Table;
  /** The payment provider's API key, for refunds. */
  paymentKey: SecretParameter;
}

/** Read with one call by every function that needs to know who is calling. */
export const session: readonly ItemKind[] = ['staffDevices', 'staffPeople'];

/** What a function may do, by action, and on which kinds of items. */
type Allowed = Partial<Readonly<Record<ItemAction, readonly ItemKind[]>>>;

/** Adds the endpoint of a contract, under its name; every one may also read who is calling. */
export type AddStaffEndpoint = (
  contract: RoutedContract,
  allowed: Allowed,
  options?: { readonly isTraced: boolean },
) => void;

/** How the endpoints of the staff console are added to a stack. */
export function staffEndpointsOf(scope: Construct, { api, table }: StaffEndpointsProps): AddStaffEndpoint {
  const addTo = tableEndpoints(scope, { api, table });
  return (contract, allowed, options) => {
    const id = contract.name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const code = addTo(id, contract, options);
    allowWithSession(code, table, allowed);
  };
}

/** What the function may do, besides reading who is calling. */
export function allowWithSession(code: NodeFunction, table: Table, allowed: Allowed): void {
  code.allowItems(table, ['BatchGetItem'], session);
  for (const [action, kinds] of Object.entries(allowed)) {
    code.allowItems(table, [action as ItemAction], kinds);
  }
}
