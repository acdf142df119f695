import type { MailQueue } from '#functions/email/mail-queue.ts';
import { log } from '#functions/kernel/log.ts';
import type { EventUseCase } from '#functions/kernel/worker.ts';
import type { AddressSlotStore } from '#functions/stores/bookings/address-slots.ts';
import type { ClosureStore } from '#functions/stores/bookings/closures.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import type { OperatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import { type EnquiryStore, enquiryKey } from '#functions/stores/enquiries/enquiries.ts';
import type { SentMailStore } from '#functions/stores/mail/sent-mail.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import { keyOfOrder, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import type { DueEvent } from '#shared/events/due-event.ts';
import { unfinishedOrderDays } from '#shared/shop/reconciling.ts';
import { addDays, type CalendarDate, type Clock, dateOf } from '#shared/values/port-vila-time.ts';
import { type MissingMail, missingForBooking, missingForForm, missingForOrder } from './missing-emails.ts';

interface Deps {
  readonly days: DayStore;
  readonly closures: Pick<ClosureStore, 'repairClosedStarts'>;
  readonly addressSlots: Pick<AddressSlotStore, 'repair'>;
  readonly operatorVisits: Pick<OperatorVisitStore, 'repair'>;
  readonly orders: Pick<OrderStore, 'listByDay' | 'repairList'>;
  readonly enquiries: Pick<EnquiryStore, 'listReceivedSince' | 'repairList'>;
  readonly operators: Pick<OperatorStore, 'listRequestedSince'>;
  readonly sentMail: Pick<SentMailStore, 'findUnsettled'>;
  readonly emailQueue: MailQueue;
  readonly clock: Clock;
}

/**
 * The span of due times that a run checks. Emails due later may still be in flight. Those due earlier were checked in
 * several runs, and their messages are in the dead-letter queue for manual action.
 */
const span = { fromHoursAgo: 75, toMinutesAgo: 30 };

/**
 * Requests emails that stored state requires but that are not marked as sent: those lost in an outage beyond the
 * retention of stream or queue, and those held back by a daily quota. Ids are derived from stored state, so late
 * messages and repeated runs send nothing twice.
 */
export const reconcileEmails =
  (deps: Deps): EventUseCase<DueEvent> =>
  async () => {
    const now = deps.clock();
    const from = epochSeconds(now) - span.fromHoursAgo * 3600;
    const to = epochSeconds(now) - span.toMinutesAgo * 60;
    const expected = (await expectedMails(deps, now, from)).filter(
      ({ since }) => since === undefined || (from <= since && since <= to),
    );
    const unsettled = await deps.sentMail.findUnsettled(expected.flatMap(({ marks }) => marks));
    const missing = expected.filter(({ marks }) => marks.some((mark) => unsettled.has(mark)));
    for (const { event, marks } of missing) {
      const isMissing = marks.some((mark) => unsettled.get(mark) === 'missing');
      const fields = { eventId: event.id, type: event.type };
      if (isMissing) log.warn('mail.missing', fields);
      else log.info('mail.offered-again', fields);
    }
    await deps.emailQueue.put(missing.map(({ event }) => event));
    return missing.length > 0 ? 'handled' : 'skipped';
  };

/** Reads one day at a time, which is slow but spares the table. */
async function expectedMails(
  { days, closures, addressSlots, operatorVisits, orders, enquiries, operators }: Deps,
  now: Date,
  from: number,
): Promise<readonly MissingMail[]> {
  const missing: MissingMail[] = [];
  const operatorBookings: StoredBooking[] = [];
  const daysWithClosedStarts = new Set<CalendarDate>();
  const { first, last } = bookingWindow(now);
  for (let date: CalendarDate = first; date <= last; date = addDays(date, 1)) {
    for (const slot of await days.slots(date)) {
      if (slot.closed !== undefined) daysWithClosedStarts.add(date);
      const guests = slot.bookings.filter((booking) => !isErased(booking));
      missing.push(...guests.flatMap((booking) => missingForBooking(booking, slotKey(date, slot))));
      await addressSlots.repair(guests.filter(({ status }) => status === 'confirmed'));
      operatorBookings.push(...slot.bookings.filter(({ operator }) => operator !== undefined));
    }
    for (const booking of await days.archived(date)) {
      if (isErased(booking)) continue;
      const { time, tourType: type } = booking;
      missing.push(...missingForBooking(booking, slotKey(date, { time, type })));
    }
  }
  await operatorVisits.repair(first, operatorBookings);
  const recentOrders: StoredOrder[] = [];
  for (let daysBack = 0; daysBack < unfinishedOrderDays; daysBack += 1)
    recentOrders.push(...(await orders.listByDay(addDays(dateOf(now), -daysBack))));
  missing.push(...recentOrders.flatMap((order) => missingForOrder(order, keyOfOrder(order))));
  const recentEnquiries = await enquiries.listReceivedSince(from);
  missing.push(
    ...recentEnquiries.map((enquiry) => missingForForm('enquiry.received', enquiry, enquiryKey(enquiry))),
  );
  // The items were just read, so comparing the lists with them costs little.
  const repairs = {
    orders: await orders.repairList(recentOrders),
    enquiries: await enquiries.repairList(recentEnquiries),
    closures: await closures.repairClosedStarts([...daysWithClosedStarts]),
  };
  if (repairs.orders + repairs.enquiries + repairs.closures > 0) log.error('lists.mended', repairs);
  for (const { operator, key } of await operators.listRequestedSince(from)) {
    if (!isErased(operator)) missing.push(missingForForm('operator.requested', operator, key));
  }
  return missing;
}
