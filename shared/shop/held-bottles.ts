import { isWithinOrder, maxHeldPerNetwork } from './order-limit.ts';

/** Unpaid bottles of a product: sellable now, and on hold for orders being paid. */
export interface UnsoldBottles {
  readonly available: number;
  readonly held: number;
}

export interface RequestedLine {
  readonly id: string;
  readonly quantity: number;
}

/** Why an order's bottles cannot be held. `available`: number of bottles of the product that this order could hold. */
export type HoldProblem =
  | { readonly result: 'short' | 'scarce'; readonly productId: string; readonly available: number }
  /** More bottles than one order can have. */
  | { readonly result: 'over-order' }
  /** More than one network can have on hold. */
  | { readonly result: 'over' };

/** Maximum number of scarce bottles that one network may hold, all products together. */
export const maxScarceBottles = 3;

/** Bottles reserved for networks without another hold: the last third of the unsold bottles, rounded down. */
export const scarceBottles = ({ available, held }: UnsoldBottles): number =>
  Math.floor((available + held) / 3);

/**
 * Why a network may not hold the bottles of an order; undefined when it may. A lack of stock is reported first. Holding
 * is free, so each network has a limit, and the last third of a product is limited to a few bottles for networks without
 * another hold. Unpaid orders of a few networks can thus never empty the shop.
 *
 * @param heldByNetwork bottles that the network has on hold for other orders
 */
export function holdProblem(
  lines: readonly RequestedLine[],
  unsoldOf: (id: string) => UnsoldBottles,
  heldByNetwork: number,
): HoldProblem | undefined {
  const short = lines.find(({ id, quantity }) => quantity > unsoldOf(id).available);
  if (short) return { result: 'short', productId: short.id, available: unsoldOf(short.id).available };
  if (!isWithinOrder(lines)) return { result: 'over-order' };
  const bottles = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (heldByNetwork + bottles > maxHeldPerNetwork) return { result: 'over' };
  const scarceLines = lines.filter((line) => isScarce(line, unsoldOf(line.id)));
  const allowed = heldByNetwork > 0 ? 0 : maxScarceBottles;
  const [first] = scarceLines;
  if (first === undefined || scarceLines.reduce((sum, { quantity }) => sum + quantity, 0) <= allowed)
    return undefined;
  const unsold = unsoldOf(first.id);
  const available = Math.max(
    unsold.available - scarceBottles(unsold),
    Math.min(allowed, unsold.available),
    0,
  );
  return { result: 'scarce', productId: first.id, available };
}

/** Whether a line reaches into the last bottles of its product. */
export const isScarce = ({ quantity }: RequestedLine, unsold: UnsoldBottles): boolean =>
  unsold.available - quantity < scarceBottles(unsold);
