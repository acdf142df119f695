import type { StaffClient } from '#app/console/api/staff-client.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { Party } from '#shared/contracts/staff/party.ts';

/** Names of devices by id, empty for those that are no longer listed. Loaded once for all parties. */
let cachedNames: Readonly<Record<string, string>> = {};

/** Names of the devices in a party's history by id, for managers: floor staff may not read them. */
export function useDeviceNames(
  { id, log, staffChanges = [] }: Party,
  colleague: Colleague | undefined,
  client: StaffClient,
): Readonly<Record<string, string>> {
  const isManager = colleague?.role === 'manager';
  const deviceIds = [...log, ...staffChanges].map(({ on }) => on);
  const isUnknown = deviceIds.some((device) => cachedNames[device] === undefined);
  useRequest(isManager && isUnknown ? id : undefined, async (signal) => {
    const { people, shared } = await client('listPeople', { signal });
    const devices = [...people.flatMap((person) => person.devices), ...shared];
    cachedNames = {
      ...Object.fromEntries(deviceIds.map((device) => [device, ''])),
      ...Object.fromEntries(
        devices.map((device) => [device.id, device.name ?? consoleCopy.browser(device.browser)]),
      ),
    };
    return cachedNames;
  });
  return isManager ? cachedNames : {};
}
