import * as z from 'zod/mini';
import { abvProblem, productIdProblem, productNameProblem, quantityProblem } from '../../shop/inventory.ts';
import { contractOf } from '../contract.ts';
import { checkedText, Done } from '../fields.ts';

const checkedNumber = (problem: (value: number) => string | undefined) => {
  const defaultMessage = problem(Number.NaN) ?? '';
  return z.number(defaultMessage).check(
    z.check<number>((context) => {
      const message = problem(context.value);
      if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  );
};

/** A number or empty (specification §3). */
const Abv = z.pipe(
  z.union([checkedNumber(abvProblem), z.literal(''), z.null()], abvProblem(Number.NaN)),
  z.transform((abv) => (typeof abv === 'number' ? abv : undefined)),
);

/**
 * PUT /api/inventory: sets the number of sellable bottles of a product; only staff with AWS credentials may call it.
 * Held and sold bottles stay as they are. `expectedQuantity` is the number that the caller saw: if the stock has
 * changed since, the call is refused as `stock-changed`.
 */
export const saveInventory = contractOf('saveInventory', {
  summary: 'Set the stock level of a product',
  body: z.object(
    {
      productId: checkedText(productIdProblem),
      name: z._default(checkedText(productNameProblem), ''),
      abv: z.optional(Abv),
      quantity: checkedNumber(quantityProblem),
      expectedQuantity: z.optional(checkedNumber(quantityProblem)),
    },
    'Please fill in the form.',
  ),
  reply: { status: 200, schema: Done },
  problems: ['stock-changed'],
});
