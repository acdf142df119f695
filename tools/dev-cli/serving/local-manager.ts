import { deviceStore } from '#functions/stores/staff/devices.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { newStaffId } from '#functions/stores/staff/secret.ts';
import { staffLink } from '#shared/staff/sign-in/staff-link.ts';
import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';

const name = 'Local manager';

/** Creates a link for the local manager, who is added on first use. Revokes their least recently used devices beyond the limit. */
export async function inviteLocalManager({
  url,
  tables,
  documents,
  clock,
}: Pick<LocalStack, 'url' | 'documents'> & {
  readonly tables: readonly { readonly name: string }[];
  readonly clock: Pick<LocalStack['clock'], 'now'>;
}): Promise<string> {
  const [{ name: tableName } = { name: '' }] = tables;
  const table = { name: tableName, client: documents };
  const now = () => clock.now();
  const [people, devices] = [peopleStore(table, now), deviceStore(table, now)];
  const existing = (await people.list()).find(
    (person) => person.name === name && person.role === 'manager' && person.endedAt === undefined,
  );
  const id = existing?.id ?? newStaffId();
  if (existing === undefined) await people.add({ id, name, role: 'manager' });
  const link = await devices.invite(id);
  if (link === undefined) throw new Error('The local manager could not be invited');
  await devices.endSurplus(id, link.device);
  return `${url}${staffLink(link)}`;
}
