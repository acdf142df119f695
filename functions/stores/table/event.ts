import { requestContext } from '#functions/request-context/request-context.ts';

/** Domain events of the table. */
export type EventType =
  | 'booking.confirmed'
  | 'booking.changed'
  | 'booking.cancelled'
  | 'booking.closed-by-house'
  | 'booking.restored'
  | 'booking.confirmation-requested'
  | 'references.requested'
  | 'enquiry.received'
  | 'operator.requested'
  | 'order.paid'
  | 'order.refunded'
  | 'order.shipped'
  | 'order.renumbered'
  | 'access.link-given'
  | 'access.reset-given'
  | 'access.code-given';

/**
 * The event of a write, stored by the write itself in the attribute `event`. The stream delivers it, so that no
 * committed change is left without its event. `subject` is an id that reveals and grants nothing. An event contains no
 * personal data and no reference, because queues and logs contain it.
 */
export interface Event {
  readonly id: string;
  readonly type: EventType;
  readonly subject: string;
  /** Id of the originating request as logged; `by-hand` for staff commands. */
  readonly cause: string;
}

/**
 * Event id derived from stored state, so that a later reader of the subject can look up whether its email was sent.
 *
 * @param version distinguishes events of one subject: a booking's sequence, `paid`, `shipped`
 */
export const eventId = (subject: string, version: number | string): string => `${subject}-${version}`;

export const newEvent = (type: EventType, subject: string, version: number | string): Event => ({
  id: eventId(subject, version),
  type,
  subject,
  cause: requestContext()?.cause ?? 'by-hand',
});

/** Suffix of an event type, used as the version of events that each subject has at most once. */
export const eventSuffix = (type: EventType): string => type.slice(type.indexOf('.') + 1);
