import type { AccessNotice } from '../../../shared/contracts/staff/renew-session.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { devicePartition, readDeviceAndPerson, readPeople } from './staff-items.ts';

/** A link, a reset or a code that somebody gave to a colleague. */
export interface GivenAccess {
  readonly kind: AccessNotice['kind'];
  /** Epoch seconds. */
  readonly at: number;
  /** Name of the colleague. */
  readonly to: string;
  /** Name of who gave it; undefined for the command line. */
  readonly by: string | undefined;
}

export type GivenAccessStore = ReturnType<typeof givenAccessStore>;

/** What events `access.given` are about: links are announced by their devices, codes by their people. */
export const givenAccessStore = (table: Table) => ({
  /**
   * @param id of the device or of the person
   * @returns undefined for a link that was ended before it was used, and for what is no longer stored
   */
  async find({ pk }: Pick<ItemKey, 'pk'>, id: string): Promise<GivenAccess | undefined> {
    const given = pk === devicePartition ? await linkOf(table, id) : await codeOf(table, id);
    if (given === undefined) return undefined;
    const { kind, at, person, by } = given;
    const people = await readPeople(table, by === undefined ? [person] : [person, by]);
    const nameOf = (one: string) => people.find((each) => each.id === one)?.name;
    const to = nameOf(person);
    return to === undefined ? undefined : { kind, at, to, by: by && (nameOf(by) ?? 'A former colleague') };
  },
});

/** By ids. */
interface Given extends Pick<GivenAccess, 'kind' | 'at' | 'by'> {
  readonly person: string;
}

async function linkOf(table: Table, id: string): Promise<Given | undefined> {
  const { device } = await readDeviceAndPerson(table, { device: id });
  if (device === undefined || (device.state === 'ended' && device.linkedAt === undefined)) return undefined;
  const { person, invitedAt, invitedBy, isReset } = device;
  return { kind: isReset ? 'reset' : 'link', at: invitedAt, person, by: invitedBy };
}

async function codeOf(table: Table, id: string): Promise<Given | undefined> {
  const [person] = await readPeople(table, [id]);
  if (person?.codeGivenAt === undefined) return undefined;
  return { kind: 'code', at: person.codeGivenAt, person: id, by: person.codeGivenBy };
}
