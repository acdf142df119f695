import { deviceStore } from '#functions/stores/staff/devices.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import type { LogLine, OperationContext } from './operation/operation.ts';

/** Names the people and devices whose ids are in log lines, since the console shows no ids. */
export async function staffNames(
  lines: readonly LogLine[],
  { table, clock }: Pick<OperationContext, 'table' | 'clock'>,
): Promise<readonly string[]> {
  const ids = new Set(lines.flatMap(({ by, device, person, subject }) => [by, device, person, subject]));
  ids.delete(undefined);
  if (ids.size === 0) return [];
  const [people, devices] = await Promise.all([
    peopleStore(table, clock).list(),
    deviceStore(table, clock).list(),
  ]);
  return [
    ...people
      .filter(({ id }) => ids.has(id))
      .map(({ id, name, role, endedAt }) => `${id} is ${name}, ${role}${endedAt ? ', removed' : ''}.`),
    ...devices
      .filter(({ id }) => ids.has(id))
      .map(({ id, name = 'a device', person, state }) => {
        const owner = people.find((colleague) => colleague.id === person);
        if (owner === undefined) return `${id} is ${name}, ${state}.`;
        // Devices of a removed person stay linked, but their calls are refused.
        return `${id} is ${name} of ${owner.name}, ${owner.endedAt ? 'who was removed' : state}.`;
      }),
  ];
}
