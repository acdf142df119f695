import * as z from 'zod/mini';
import { startTimes, tourTypes } from '#shared/booking/slots.ts';
import { OperatorEntry } from '#shared/operators/operator-history.ts';
import {
  chargingModels,
  operatorTypes,
  tourFrequencies,
  waitingChoices,
} from '#shared/operators/operator-request.ts';
import { operatorStatuses } from '#shared/operators/operator-state.ts';
import { messageLanguages } from '#shared/visits/message-language.ts';
import { ShortReference } from '../staff/fields.ts';

/** Id of an operator or a request. */
export const OperatorId = z
  .string('Please say which operator.')
  .check(z.regex(/^[0-9a-f]{20}$/, 'This is not the id of an operator. Open them from the list.'));

/** An operator or a request in a list, without email address and telephone. Times in epoch seconds. */
export const ListedOperator = z.object({
  id: z.string(),
  companyName: z.string(),
  contactName: z.string(),
  status: z.enum(operatorStatuses),
  receivedAt: z.int(),
  chargingModel: z.enum(chargingModels),
  /** Expiry of the link; absent if there is none. */
  linkUntil: z.optional(z.int()),
  /** Day of their latest visit, past or to come; absent if there is none. */
  lastVisit: z.optional(z.string()),
});
export type ListedOperator = z.infer<typeof ListedOperator>;

/** An operator as managers see it: the details of the request and the actions of staff, without the link. */
export const StaffOperator = z.extend(z.omit(ListedOperator, { lastVisit: true }), {
  email: z.string(),
  mobilePhone: z.string(),
  operatorType: z.enum(operatorTypes),
  tourFrequency: z.enum(tourFrequencies),
  waitsOnSite: z.enum(waitingChoices),
  messageLanguage: z.optional(z.enum(messageLanguages)),
  /** Seats that their link may book in a day; absent until a manager sets it. */
  seatsPerDay: z.optional(z.int()),
  /** Expiry of link, request or record. */
  expiresAt: z.int(),
  /** Version of the operator, which each change must name. */
  version: z.int(),
  /** Oldest first. */
  history: z.array(OperatorEntry),
});
export type StaffOperator = z.infer<typeof StaffOperator>;

const visit = {
  reference: ShortReference,
  /** `yyyy-MM-dd` in Port Vila. */
  date: z.string(),
  time: z.enum(startTimes),
  tourType: z.enum(tourTypes),
  firstName: z.string(),
  lastName: z.string(),
  guestCount: z.int(),
  /** Whole vatu. */
  totalPrice: z.int(),
  chargingModel: z.enum(chargingModels),
};

/** An upcoming visit that an operator has booked. */
export const AheadVisit = z.object({
  ...visit,
  /** Whether the operator knows the reference that opens the booking, which a revoked operator should not know. */
  isKnown: z.boolean(),
  /** Whether the booking has the operator's email address: a new link would reach the operator. */
  isTheirs: z.boolean(),
});
export type AheadVisit = z.infer<typeof AheadVisit>;

/** A booking of a month, for its statement. */
export const StatedVisit = z.object({
  ...visit,
  status: z.enum(['confirmed', 'cancelled']),
  booked: z.optional(z.object({ guestCount: z.int(), totalPrice: z.int() })),
  noShowGuests: z.int(),
  onAccountVuv: z.int(),
});
export type StatedVisit = z.infer<typeof StatedVisit>;
