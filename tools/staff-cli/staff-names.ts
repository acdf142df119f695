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
  const nameOf = (person: string) => people.find(({ id }) => id === person)?.name;
  return [
    ...people.filter(({ id }) => ids.has(id)).map(({ id, name, role }) => `${id} is ${name}, ${role}.`),
    ...devices
      .filter(({ id }) => ids.has(id))
      .map(({ id, name, person, state }) => {
        const owner = nameOf(person);
        return `${id} is ${name ?? 'a device'}${owner === undefined ? '' : ` of ${owner}`}, ${state}.`;
      }),
  ];
}
