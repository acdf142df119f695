import { showNumbers } from '#app/console/api/numbers-by-parts.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { View } from './view.ts';

/** The days of a view. Another question about the same period needs no call. */
export const useNumbers = (
  view: View | undefined,
): Request<readonly ReplyTo<'showNumbers'>['days'][number][]> =>
  useRequest(
    view && `${view.whole.first} ${view.whole.last}`,
    async (signal) => (view ? showNumbers(view.whole, { signal }) : []),
    { failed: 'numbers-not-loaded' },
  );
