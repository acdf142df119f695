import { type Island, islands } from '#app/content/team/islands.ts';
import type { TeamGroup } from '#app/content/team/people.ts';

/** Names of the crew by island of origin, from north to south, without empty islands. */
export function crewByIsland(
  groups: readonly TeamGroup[],
): readonly { island: Island; people: readonly string[] }[] {
  const crew = groups.flatMap(({ people }) => people);
  return [...islands]
    .sort((a, b) => a.latitudeSouth - b.latitudeSouth)
    .map((island) => ({
      island,
      people: crew.filter((person) => person.island === island.name).map(({ name }) => name),
    }))
    .filter(({ people }) => people.length > 0);
}
