import type { ChargingModel } from './operator-request.ts';

/**
 * The operator who charged the guests and settles with us; undefined when guests pay here. The single rule for pages,
 * emails, calendar entries and run sheets.
 */
export const payer = <Operator extends { readonly chargingModel: ChargingModel }>({
  operator,
}: {
  readonly operator?: Operator | undefined;
}): Operator | undefined => (operator?.chargingModel === 'operator_charges' ? operator : undefined);
