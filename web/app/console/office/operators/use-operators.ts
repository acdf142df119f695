import { type OperatorsReply, showOperators } from '#app/console/api/operators.ts';
import { useReadAgain } from '#app/requests/use-read-again.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';

/** Requests are few, and each comes with a mail. */
const everyMs = 60_000;

/** Requests and operators, read again while the page is visible. */
export function useOperators(): Request<OperatorsReply> {
  const list = useRequest('operators', (signal) => showOperators({ signal }), {
    failed: 'operators-not-loaded',
  });
  useReadAgain(list.refresh, everyMs);
  return list;
}
