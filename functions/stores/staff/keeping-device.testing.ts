import { keepingDevice } from '#shared/kept-presses/press.testing.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { Table } from '../table/table.ts';
import type { LinkedBrowser } from './colleagues.testing.ts';
import { pressKeyStore } from './press-keys.ts';

/** Registers the press key of a linked browser. @param person author of the presses; by default, the browser's owner */
export async function registerKeepingDevice(
  table: Table,
  clock: Clock,
  linked: LinkedBrowser,
  person = linked.person,
) {
  const { device } = linked;
  const keeper = await keepingDevice({ device, person, clock: () => clock().getTime() });
  const outcome = await pressKeyStore(table, clock).register(device, keeper.publicKey);
  if (outcome.result !== 'registered') throw new Error(`The key was not registered: ${outcome.result}`);
  await keeper.link(outcome.device.contactSecret ?? '');
  return keeper;
}
