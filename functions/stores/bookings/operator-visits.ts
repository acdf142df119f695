import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type CalendarDate, type Clock, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { tryWrite } from '../table/commands.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, isExpired, type Table } from '../table/table.ts';
import { operatorSlots } from './operator-slots.ts';
import { type StoredBooking, slotExpiresAt } from './slot-item.ts';

const partition = 'OPERATOR-VISITS';

export type OperatorVisitStore = ReturnType<typeof operatorVisitStore>;

/**
 * The day of each operator's latest visit, past or upcoming: `OPERATOR-VISITS / <operator id>`, so that the list of
 * operators reads one partition. The bookings are authoritative. The email worker recomputes the day on every event of
 * a booking, including cancellations; the nightly check does so if an event was lost. It expires with the bookings of
 * its day.
 */
export function operatorVisitStore(table: Table, clock: Clock) {
  const bookings = operatorSlots(table, clock);

  /** Visits by operator id; operators without one are absent. */
  const all = async (): Promise<ReadonlyMap<string, CalendarDate>> => {
    const found = new Map<string, CalendarDate>();
    for await (const item of itemsIn(table, partition))
      if (!isExpired(item, clock()) && item.lastVisit !== undefined)
        found.set(String(item.sk), calendarDateFrom(String(item.lastVisit)));
    return found;
  };

  /** Recomputes the day. Of two concurrent calls, the result of the later read is kept. */
  const update = async (operatorId: string): Promise<void> => {
    const now = clock();
    const lastVisit = await bookings.findLastVisit(operatorId);
    const expiresAt = lastVisit ? slotExpiresAt(lastVisit) : epochSeconds(now) + 86_400;
    const command = new PutCommand({
      TableName: table.name,
      Item: {
        pk: partition,
        sk: operatorId,
        ...(lastVisit && { lastVisit }),
        readAt: now.getTime(),
        expiresAt,
      },
      ConditionExpression: 'attribute_not_exists(readAt) OR readAt <= :readAt',
      ExpressionAttributeValues: { ':readAt': now.getTime() },
    });
    await tryWrite(table.client.send(command));
  };

  return {
    all,
    update,

    /**
     * Recomputes the days that differ from the bookings just read.
     *
     * @param upcoming the bookings from `first` on
     */
    async repair(first: CalendarDate, upcoming: readonly StoredBooking[]): Promise<void> {
      const stored = await all();
      const latest = new Map<string, CalendarDate>();
      for (const { operator, status, date } of upcoming) {
        if (operator === undefined || status !== 'confirmed') continue;
        const latestDay = latest.get(operator.id);
        if (latestDay === undefined || date > latestDay) latest.set(operator.id, date);
      }
      const upcomingIds = [...stored].filter(([, day]) => day >= first).map(([id]) => id);
      for (const id of new Set([...latest.keys(), ...upcomingIds]))
        if (stored.get(id) !== latest.get(id)) await update(id);
    },
  };
}
