import { CallProblem, client } from '#app/requests/client.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';
import type { Month } from '#shared/calendar/month.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** An operator's bookings of a month. The last month stays visible while another loads. */
export const useMonth = (
  key: string,
  month: Month | undefined,
  onRefused: () => void,
): Request<ReplyTo<'listOperatorBookings'>> =>
  useRequest(month && `${key} ${month}`, async (signal) => {
    try {
      const query = { month: month as Month };
      return await client('listOperatorBookings', { query, headers: { 'operator-key': key }, signal });
    } catch (problem) {
      if (problem instanceof CallProblem && problem.kind === 'unauthorized') onRefused();
      throw problem;
    }
  });
