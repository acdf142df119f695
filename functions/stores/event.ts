import { randomUUID } from 'node:crypto';

/** What has happened, for those who must hear of it. */
export type EventType =
  | 'booking.confirmed'
  | 'booking.changed'
  | 'booking.cancelled'
  | 'booking.closed-by-house'
  | 'booking.confirmation-requested'
  | 'enquiry.received'
  | 'operator.requested'
  | 'order.paid'
  | 'order.refunded'
  | 'order.shipped';

/**
 * Rides in the write that it tells of (`event`): the stream delivers it, so nothing committed can fail to be
 * announced. `subject` is an id that reveals nothing and opens nothing; personal data and booking references
 * never stand here, because queues and logs see it.
 */
export interface Event {
  readonly id: string;
  readonly type: EventType;
  readonly subject: string;
}

export const newEvent = (type: EventType, subject: string): Event => ({ id: randomUUID(), type, subject });
