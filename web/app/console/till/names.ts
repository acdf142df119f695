import { tillCopy } from '#app/content/staff/till-copy.ts';

/** Names of colleagues by id; a colleague who left long ago has none. */
export function nameLookup(people: readonly { readonly id: string; readonly name: string }[] = []) {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (id: string): string => names.get(id) ?? tillCopy.former;
}
