import { endpoint, type ServicesOf, type UseCase } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable, type Table } from '#functions/stores/table/table.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

type StaffContract = Contract & { readonly staff: string; readonly limits?: undefined };

/** The Lambda handler of a staff call that needs only the table of its environment. */
export function staffEndpoint<C extends StaffContract>(
  contract: C,
  makeUseCase: (table: Table, clock: Clock) => UseCase<C>,
) {
  const clock = () => new Date();
  const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
  const services = [sessionStore(table, clock)] as unknown as ServicesOf<C>;
  return endpoint(contract, makeUseCase(table, clock), ...services);
}
