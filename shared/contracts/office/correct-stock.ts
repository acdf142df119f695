import * as z from 'zod/mini';
import { bottlesProblem, correctionNoteProblem, correctionReasons } from '#shared/shop/stock-correction.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { CommandId, unreadable } from '../staff/fields.ts';
import { Correction, ProductId, StockLine } from './stock.ts';

const WholeNumber = z.int('Please enter a whole number.');

/**
 * PUT /api/staff/stock: corrects the number of bottles of a product, with a reason. Held and sold bottles stay as they
 * are. Refused as `stock-changed` when another correction came first, or when the correction does not fit the stored
 * stock. Idempotent by `commandId`. The inventory page, which needs AWS credentials, calls `saveInventory` instead.
 */
export const correctStock = contractOf('correctStock', {
  summary: 'Correct the stock level of a product',
  staff: 'manager',
  stepUp: true,
  body: z
    .object(
      {
        commandId: CommandId,
        productId: ProductId,
        /** Number of earlier corrections, and number of bottles available or held, as shown. */
        seen: z.object({ corrections: WholeNumber, inHouse: WholeNumber }, unreadable),
        reason: z.enum(correctionReasons, 'Please choose a reason.'),
        /**
         * For `stocktake`, the number of bottles counted. For `other`, the number added, or removed if negative.
         * Otherwise the number that came or went.
         */
        bottles: WholeNumber,
        note: z._default(z.string('Please send the note as text.').check(z.trim()), ''),
      },
      unreadable,
    )
    .check(
      z.check(({ value, issues }) => {
        const add = (field: 'bottles' | 'note', message: string | undefined) =>
          message !== undefined &&
          issues.push({ code: 'custom', message, input: value[field], path: [field] });
        add('bottles', bottlesProblem(value.reason, value.bottles));
        add('note', correctionNoteProblem(value.reason, value.note));
      }),
    ),
  reply: success({ stock: StockLine, correction: Correction }),
  problems: ['stock-changed'],
});
