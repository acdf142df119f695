import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { StockStore, StoredCorrection } from '#functions/stores/orders/stock.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { type CorrectStockDeps, correctStock as correct } from '#functions/use-cases/stock/correct-stock.ts';
import { correctionReply, stockLine } from '#functions/use-cases/stock/stock-reply.ts';
import type { correctStock as contract } from '#shared/contracts/office/correct-stock.ts';
import { correctionMessage, correctionReason } from '#shared/shop/stock-messages.ts';

interface Deps extends CorrectStockDeps {
  readonly stock: Pick<StockStore, 'find' | 'corrections' | 'write'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Corrects the number of bottles of a product. A repeated command corrects it once. */
export const correctStock =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body, actor }) => {
    const outcome = await correct(deps, { ...body, by: actor.person.id });
    if (outcome.result === 'refused') {
      const last = outcome.last && { ...outcome.last, colleague: await nameOfAuthor(deps, outcome.last) };
      throw new Refused({
        kind: 'stock-changed',
        message: correctionMessage(outcome.refusal, last),
        ...correctionReason(outcome.refusal, last),
      });
    }
    const { correction, isNew } = outcome;
    const { productId, reason, change } = correction;
    if (isNew) log.info('stock.corrected', { productId, reason, change });
    const stored = await deps.stock.find(productId);
    if (stored === undefined) throw new Error('A corrected product is not stored');
    return { success: true, stock: stockLine(stored), correction: correctionReply(correction, [stored]) };
  };

async function nameOfAuthor(
  { people }: Pick<Deps, 'people'>,
  { by }: StoredCorrection,
): Promise<string | undefined> {
  return by === undefined ? undefined : (await people.list()).find(({ id }) => id === by)?.name;
}
