import type { Construct } from 'constructs';
import { staffContracts } from '#shared/contracts/registry.ts';
import { addTableEndpoints, type TableEndpointsProps } from '../constructs/endpoint.ts';

/** The calls of the staff console at the door, the bar and the till, and of signing in. */
export function addStaffEndpoints(scope: Construct, props: TableEndpointsProps): void {
  const { openDay, ...others } = staffContracts;
  addTableEndpoints(scope, props, Object.values(others));
  // Every open screen calls it every five seconds.
  addTableEndpoints(scope, props, [openDay], { isTraced: false });
}
