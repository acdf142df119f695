import { CallProblem } from '#app/requests/client.ts';
import { listOperatorBookings, type OperatorMonth } from '#app/requests/operator-bookings.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';
import type { Month } from '#shared/calendar/month.ts';

/** An operator's bookings of a month. The last month stays while another loads. */
export const useMonth = (
  key: string,
  month: Month | undefined,
  onRefused: () => void,
): Request<OperatorMonth> =>
  useRequest(month && `${key} ${month}`, async (signal) => {
    try {
      return await listOperatorBookings(key, month as Month, signal);
    } catch (problem) {
      if (problem instanceof CallProblem && problem.kind === 'unauthorized') onRefused();
      throw problem;
    }
  });
