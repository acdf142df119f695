import type { TourLanguage } from '#shared/booking/language.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import type { StaffChange } from '../staff-change.ts';
import { type ChangeableParty, decideChange } from './party-change.ts';
import { partyRefusal } from './party-messages.ts';
import type { VisitAuthor } from './visit-command.ts';

/** A confirmed party of the start, under its permanent id. */
export interface PartyOfStart {
  readonly id: string;
  readonly current: ChangeableParty;
}

export interface LanguageCommand {
  readonly id: string;
  readonly language: TourLanguage;
  /** The parties that have agreed, as the colleague saw them. */
  readonly agreed: readonly { readonly party: string; readonly sequence: number }[];
}

const languageMessages = {
  free: 'Nobody is booked on this start, so it has no language yet: the first party chooses it.',
  notAsked:
    'The parties of this start have changed since they were shown, so nothing was changed. Ask those who are new, then try again.',
};

/**
 * Decides a change of a start's language on the basis of its stored parties: each party in another language must have
 * agreed, in the version that was shown. Returns a history entry for each of them.
 */
export function decideLanguage(
  parties: readonly PartyOfStart[],
  { id, language, agreed }: LanguageCommand,
  author: VisitAuthor,
  now: Date,
  calendar?: Calendar,
): { readonly entries: ReadonlyMap<string, StaffChange> } | { readonly refusal: Refusal } {
  if (parties.length === 0)
    return { refusal: { kind: 'not-bookable', reason: 'languageOpen', message: languageMessages.free } };
  const hasAgreed = (party: PartyOfStart) =>
    agreed.some((agreement) => agreement.party === party.id && agreement.sequence === party.current.sequence);
  const entries = new Map<string, StaffChange>();
  const others = parties.filter(({ current }) => current.preferredLanguage !== language);
  if (!others.every(hasAgreed))
    return {
      refusal: { kind: 'party-changed', reason: 'languageNotAsked', message: languageMessages.notAsked },
    };
  for (const { id: party, current } of others) {
    const requested = { ...current, phone: current.phone ?? '', preferredLanguage: language };
    const command = { id, sequence: current.sequence, requested };
    const { entry, problem } = decideChange(current, command, author, now, calendar);
    if (problem) return { refusal: partyRefusal(problem, 'change', { nameOf: () => undefined, now }) };
    if (entry) entries.set(party, { ...entry, agreed: true });
  }
  return { entries };
}
