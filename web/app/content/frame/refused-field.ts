import { guestCountProblem } from '#shared/booking/guests.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { myBookingMessages } from '#shared/booking/messages/my-booking-messages.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import type { Endpoint } from '#shared/contracts/endpoints.ts';
import { type EnquiryField, enquiryProblem } from '#shared/enquiries/event-enquiry.ts';
import { questionRules } from '#shared/enquiries/question.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import { type OperatorField, operatorProblem } from '#shared/operators/operator-request.ts';
import type { Possessive } from '#shared/values/field-messages.ts';
import { emailProblem, firstNameProblem, lastNameProblem } from '#shared/values/guest-details.ts';

type Sent = Readonly<Record<string, unknown>>;
type Check = (value: unknown, sent: Sent) => string | undefined;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const textCheck =
  (check: (value: string) => string | undefined): Check =>
  (value) =>
    check(text(value));

/** For fields that can be refused for one reason only. */
const always =
  (message: string): Check =>
  () =>
    message;

const email = textCheck((value) => emailProblem(value));

const bookingChecks = (possessive: Possessive): Readonly<Record<string, Check>> => ({
  firstName: textCheck((value) => firstNameProblem(value, possessive)),
  lastName: textCheck((value) => lastNameProblem(value, possessive)),
  email: textCheck((value) => emailProblem(value, possessive)),
  guestCount: (value) => guestCountProblem(typeof value === 'number' ? value : 0),
  preferredLanguage: always(replyMessages.languageUnknown),
  date: always(messages.invalidDate),
  time: always(messages.invalidTime),
  tourType: always(messages.invalidTourType),
  tourId: always(messages.slotMismatch),
});

const enquiryCheck = (field: EnquiryField): Check => textCheck((value) => enquiryProblem(field, value));

/** A question is sent in the fields of an enquiry. */
const questionCheck =
  (field: EnquiryField, questionField: 'subject' | 'message'): Check =>
  (value, sent) =>
    sent.kind === 'question'
      ? questionRules.problem(questionField, text(value))
      : enquiryProblem(field, text(value));

const enquiry: Readonly<Record<EnquiryField, Check>> = {
  name: enquiryCheck('name'),
  business: enquiryCheck('business'),
  email,
  phone: enquiryCheck('phone'),
  eventName: questionCheck('eventName', 'subject'),
  date: enquiryCheck('date'),
  peopleCount: enquiryCheck('peopleCount'),
  catering: enquiryCheck('catering'),
  description: questionCheck('description', 'message'),
};

const requestCheck = (field: OperatorField): Check => textCheck((value) => operatorProblem(field, value));

const request: Readonly<Record<OperatorField, Check>> = {
  companyName: requestCheck('companyName'),
  contactName: requestCheck('contactName'),
  email,
  mobilePhone: requestCheck('mobilePhone'),
  operatorType: requestCheck('operatorType'),
  tourFrequency: requestCheck('tourFrequency'),
  chargingModel: requestCheck('chargingModel'),
  waitsOnSite: requestCheck('waitsOnSite'),
};

const checks: Readonly<Partial<Record<Endpoint, Readonly<Record<string, Check>>>>> = {
  createBooking: bookingChecks('your'),
  changeBooking: bookingChecks('your'),
  createOperatorBooking: bookingChecks('the guest’s'),
  cancelBooking: { email },
  openBooking: { email, reference: always(myBookingMessages.noMatch) },
  requestReferences: { email },
  sendEventEmail: enquiry,
  requestOperatorAccess: request,
  listOperatorBookings: { month: always(operatorMessages.badMonth) },
};

/**
 * Message about a field that the server has refused, in the language of the site. Applies the rules of the form to the
 * values sent. Undefined if the rules accept the values, for example when the server is newer than the page.
 */
export function refusedField(endpoint: unknown, field: string, sent: Sent): string | undefined {
  const endpointChecks = checks[endpoint as Endpoint] ?? {};
  return Object.hasOwn(endpointChecks, field) ? endpointChecks[field]?.(sent[field], sent) : undefined;
}
