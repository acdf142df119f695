import type { StaffClient } from '#app/console/api/staff-client.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { Party } from '#shared/contracts/staff/party.ts';

/** Names of devices by id, empty for those that are no longer listed. Read once for all parties. */
let known: Readonly<Record<string, string>> = {};

/** Names of the devices in a party's history by id, for managers: floor staff may not read them. */
export function useDeviceNames(
  { id, log, staffChanges = [] }: Party,
  me: Colleague | undefined,
  client: StaffClient,
): Readonly<Record<string, string>> {
  const isManager = me?.role === 'manager';
  const used = [...log, ...staffChanges].map(({ on }) => on);
  const isUnknown = used.some((device) => known[device] === undefined);
  useRequest(isManager && isUnknown ? id : undefined, async (signal) => {
    const { people, shared } = await client('listPeople', { signal });
    const devices = [...people.flatMap((person) => person.devices), ...shared];
    known = {
      ...Object.fromEntries(used.map((device) => [device, ''])),
      ...Object.fromEntries(
        devices.map((device) => [device.id, device.name ?? consoleCopy.browser(device.browser)]),
      ),
    };
    return known;
  });
  return isManager ? known : {};
}
