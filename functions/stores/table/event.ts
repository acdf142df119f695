import { requestContext } from '../../request-context/request-context.ts';

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
  /** Id of the request that began it, as the log has it; `by-hand` when staff did. */
  readonly cause: string;
}

/**
 * The id of what has become of a subject: it follows from what is stored, so that whoever finds the subject later knows
 * whether it has been told.
 *
 * @param version tells what has become of one subject apart: a booking's sequence, `paid`, `shipped`
 */
export const eventId = (subject: string, version: number | string): string => `${subject}-${version}`;

export const newEvent = (type: EventType, subject: string, version: number | string): Event => ({
  id: eventId(subject, version),
  type,
  subject,
  cause: requestContext()?.cause ?? 'by-hand',
});

/** The end of an event's type, where a subject goes through each but once. */
export const onceOnly = (type: EventType): string => type.slice(type.indexOf('.') + 1);
