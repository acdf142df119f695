import { type Month, monthAfter, monthOf } from '#shared/calendar/month.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import type { ItemKey } from '../table/table.ts';

/** Days that an unapproved request and its personal data are kept. */
export const requestRetentionDays = retentionDays.operatorRequest;

const sortKey = (id: string): string => `OPERATOR#${id}`;

/** Approved operators. Only staff commands write here. */
export const operatorPartition = 'OPERATORS';
export const operatorKey = (id: string): ItemKey => ({ pk: operatorPartition, sk: sortKey(id) });

/** Requests by month of receipt in Port Vila. */
const requestPartition = (month: Month): string => `OPERATOR-REQUESTS#${month}`;
const monthAt = (seconds: number): Month => monthOf(dateOf(new Date(seconds * 1000)));

/** @param receivedAt epoch seconds */
export const requestKey = (id: string, receivedAt: number): ItemKey => ({
  pk: requestPartition(monthAt(receivedAt)),
  sk: sortKey(id),
});

/** Months since an instant, newest first; `since` and `now` in epoch seconds. */
function monthsSince(since: number, now: number): readonly Month[] {
  const months = [monthAt(now)];
  for (let month = months[0] as Month; month > monthAt(since); months.push(month))
    month = monthAfter(month, -1);
  return months;
}

export const requestPartitions = (since: number, now: number): readonly string[] =>
  monthsSince(since, now).map(requestPartition);

export const requestKeys = (id: string, now: number): readonly ItemKey[] =>
  requestPartitions(now - requestRetentionDays * 86_400, now).map((pk) => ({ pk, sk: sortKey(id) }));
