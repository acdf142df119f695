import { type EventType, eventSuffix } from '../table/event.ts';
import type { StoredOrder } from './order-item.ts';

/** Version of an order's event: a number may be corrected several times, and each correction is mailed. */
export const orderEventVersion = (type: EventType, { shipped }: Pick<StoredOrder, 'shipped'>): string =>
  type === 'order.renumbered'
    ? `${eventSuffix(type)}-${shipped?.corrections?.length ?? 0}`
    : eventSuffix(type);
