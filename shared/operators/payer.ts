import type { ChargingModel } from './operator-request.ts';

/**
 * The operator who has charged the guests of a booking and settles it with us; undefined for guests who pay here. The one
 * rule for pages, mails, calendar entries and run sheets.
 */
export const payer = <Operator extends { readonly chargingModel: ChargingModel }>({
  operator,
}: {
  readonly operator?: Operator | undefined;
}): Operator | undefined => (operator?.chargingModel === 'operator_charges' ? operator : undefined);
