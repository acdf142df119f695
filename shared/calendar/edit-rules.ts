import { textProblem } from '../values/text-problem.ts';
import type { Evening, ShipHours } from './day-edit.ts';

export const maxShipNameLength = 60;
export const maxEveningNameLength = 60;
/** Maximum of ships in port on one day. */
export const maxShips = 6;

/** Why the ships or the evening of a day are invalid; undefined when they are valid. */
export function editProblem(
  ships: readonly ShipHours[] | undefined,
  evening: Evening | null | undefined,
): string | undefined {
  return shipsProblem(ships ?? []) ?? (evening ? eveningProblem(evening) : undefined);
}

function shipsProblem(ships: readonly ShipHours[]): string | undefined {
  if (ships.length > maxShips) return `A day has at most ${maxShips} ships.`;
  for (const [index, { ship, ashoreMinutes, allAboardMinutes }] of ships.entries()) {
    const problem = textProblem(ship, { name: 'the name of the ship', maxLength: maxShipNameLength });
    if (problem !== undefined) return problem;
    if (ships.findIndex((other) => other.ship === ship) < index) return `${ship} is listed twice.`;
    if (allAboardMinutes <= ashoreMinutes) return `${ship}: all aboard is before guests are ashore.`;
  }
  return undefined;
}

function eveningProblem({ name, nameFrench = name, ...hours }: Evening): string | undefined {
  const { fromMinutes, untilMinutes } = hours;
  const maxLength = maxEveningNameLength;
  const problem =
    textProblem(name, { name: 'the name of the evening', maxLength }) ??
    textProblem(nameFrench, { name: 'the French name of the evening', maxLength });
  if (problem !== undefined) return problem;
  return untilMinutes <= fromMinutes ? 'The evening ends before it begins.' : undefined;
}
