import { textProblem } from '../values/text-problem.ts';
import type { Evening, ShipHours } from './day-edit.ts';
import { editMessages as messages } from './edit-messages.ts';

export const maxShipNameLength = 60;
export const maxEveningNameLength = 60;
/** Maximum number of ships in port on one day. */
export const maxShips = 6;

/** Why the ships or the evening of a day are invalid; undefined when they are valid. */
export function editProblem(
  ships: readonly ShipHours[] | undefined,
  evening: Evening | null | undefined,
): string | undefined {
  return shipsProblem(ships ?? []) ?? (evening ? eveningProblem(evening) : undefined);
}

function shipsProblem(ships: readonly ShipHours[]): string | undefined {
  if (ships.length > maxShips) return messages.tooManyShips(maxShips);
  for (const [index, { ship, ashoreMinutes, allAboardMinutes }] of ships.entries()) {
    const problem = textProblem(ship, { name: messages.shipName, maxLength: maxShipNameLength });
    if (problem !== undefined) return problem;
    if (ships.findIndex((other) => other.ship === ship) < index) return messages.twice(ship);
    if (allAboardMinutes <= ashoreMinutes) return messages.allAboardFirst(ship);
  }
  return undefined;
}

function eveningProblem({ name, nameFrench = name, ...hours }: Evening): string | undefined {
  const { fromMinutes, untilMinutes } = hours;
  const maxLength = maxEveningNameLength;
  const problem =
    textProblem(name, { name: messages.eveningName, maxLength }) ??
    textProblem(nameFrench, { name: messages.eveningNameFrench, maxLength });
  if (problem !== undefined) return problem;
  return untilMinutes <= fromMinutes ? messages.endsFirst : undefined;
}
