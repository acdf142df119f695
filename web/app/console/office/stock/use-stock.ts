import { useState } from 'react';
import { checkStock, type StockCheck } from '#app/console/api/check-stock.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useOfficeRequest } from '#app/console/office/stored-replies.ts';
import { correctCopy as copy } from '#app/content/staff/stock-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { CommandOf, ReplyTo } from '#shared/contracts/calls.ts';

/** Customers buy only a few times a day. */
const intervalMs = 60_000;

/** The stock, polled while the page is visible, its check against the orders, and corrections. */
export function useStock() {
  const list = useOfficeRequest('stock', (signal) => staffClient('showStock', { signal }), {
    failureEvent: 'stock-not-loaded',
    intervalMs,
  });
  const check = useRequest<StockCheck>('stock-check', checkStock, { failureEvent: 'stock-not-checked' });
  const [done, setDone] = useState<string>();
  /** Id of the product being corrected. */
  const [openProductId, setOpenProductId] = useState<string>();
  const correction = usePasskeyCommand<CommandOf<'correctStock'>, ReplyTo<'correctStock'>>({
    send: (commandId, requested) => staffClient('correctStock', { body: { commandId, ...requested } }),
    onDone({ stock, correction: recordedCorrection }) {
      setOpenProductId(undefined);
      setDone(copy.done(stock.name, recordedCorrection.change, stock.available));
      list.refresh();
    },
    onRefused(problem) {
      if (problem instanceof CallProblem && problem.kind === 'stock-changed') list.refresh();
    },
    failureEvent: 'stock-not-corrected',
    words: copy,
  });
  return {
    list,
    check,
    /** Reports the last finished correction. */
    done,
    correction,
    line: list.reply?.stock.find(({ productId }) => productId === openProductId),
    openDialog(productId: string) {
      setDone(undefined);
      correction.forget();
      setOpenProductId(productId);
    },
    closeDialog: () => setOpenProductId(undefined),
  };
}
