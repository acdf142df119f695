import { changeCopy as copy } from '#app/content/staff/change-copy.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { capacity } from '#shared/booking/terms.ts';
import { partsChanged, type RequestedParty } from '#shared/staff/parties/party-change.ts';
import { phoneProblem } from '#shared/staff/parties/party-details.ts';
import type { ChangedPart } from '#shared/staff/staff-change.ts';
import { emailProblem, firstNameProblem, lastNameProblem } from '#shared/values/guest-details.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { PartyView } from '../view/party-view.ts';
import type { StartView } from '../view/start-view.ts';

export type Contact = Pick<RequestedParty, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** The colleague's choices and typed text so far. */
export interface ChangeDraft extends Contact {
  readonly date: CalendarDate;
  readonly tourId: number;
  readonly guestCount: number;
  readonly language: TourLanguage;
}

export const draftOf = ({ party }: PartyView): ChangeDraft => ({
  date: party.date as CalendarDate,
  tourId: party.tourId,
  guestCount: party.guestCount,
  language: party.preferredLanguage,
  firstName: party.firstName,
  lastName: party.lastName,
  email: party.email,
  phone: party.phone ?? '',
});

const isCurrentStart = ({ party }: PartyView, date: CalendarDate, { slot }: StartView): boolean =>
  party.date === date && party.tourId === slot.id;

/** Places that a party could take in a start, including those it has. */
export const placesFor = (view: PartyView, date: CalendarDate, start: StartView): number =>
  Math.min(capacity, start.freePlaces + (isCurrentStart(view, date, start) ? view.guests : 0));

/** Languages that a party could have in a start. */
export function languagesFor(view: PartyView, date: CalendarDate, start: StartView): readonly TourLanguage[] {
  const otherGuests = start.booked - (isCurrentStart(view, date, start) ? view.guests : 0);
  return otherGuests > 0 && start.language ? [start.language] : start.languages;
}

/** Why a start cannot be chosen; undefined when it can. */
export function startDisabledReason(
  view: PartyView,
  { date, guestCount }: ChangeDraft,
  start: StartView,
): string | undefined {
  const places = placesFor(view, date, start);
  if (isCurrentStart(view, date, start)) {
    const isMore = guestCount > view.guests;
    if (isMore && start.closed) return copy.closed(start.closed.reason);
    return places < guestCount ? copy.tooFew(places) : undefined;
  }
  if (start.closed) return copy.closed(start.closed.reason);
  return places < guestCount ? copy.tooFew(places) : undefined;
}

/** The party with the changes of the draft. */
export function requestedParty(draft: ChangeDraft, languages: readonly TourLanguage[]): RequestedParty {
  const { language, ...rest } = draft;
  const preferredLanguage = languages.includes(language) ? language : (languages[0] ?? language);
  return {
    ...rest,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    preferredLanguage,
  };
}

/** The parts of the party that the draft changes, in the order of display. */
export const changedPartsOf = ({ party }: PartyView, requested: RequestedParty): readonly ChangedPart[] =>
  partsChanged(party, requested);

const validators: Readonly<Record<keyof Contact, (value: string) => string | undefined>> = {
  firstName: (value) => firstNameProblem(value, 'the guest’s'),
  lastName: (value) => lastNameProblem(value, 'the guest’s'),
  email: (value) => emailProblem(value, 'the guest’s'),
  phone: (value) => phoneProblem(value),
};

/** A message for each invalid field. */
export function contactProblems(
  { party }: PartyView,
  requested: Contact,
): Partial<Record<keyof Contact, string>> {
  const messages = (Object.keys(validators) as (keyof Contact)[]).flatMap((name) => {
    if (name === 'email' && requested.email === '' && party.email !== '') return [[name, copy.emailKept]];
    const problem = requested[name] === '' ? undefined : validators[name](requested[name]);
    return problem === undefined ? [] : [[name, problem]];
  });
  return Object.fromEntries(messages);
}
