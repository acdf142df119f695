import type { Month } from '../../../../../shared/calendar/month.ts';
import { CallProblem } from '../../../api/client.ts';
import { listOperatorBookings, type OperatorMonth } from '../../../api/operator-bookings.ts';
import { type Request, useRequest } from '../../../api/use-request.ts';

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
