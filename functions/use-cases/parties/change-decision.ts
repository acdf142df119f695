import type { PartyDetails } from '#functions/stores/bookings/party-changes.ts';
import type { FoundParty } from '#functions/stores/bookings/party-lookup.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import {
  decideChange,
  type PartyCommand,
  type PartyDecision,
  type RequestedParty,
  requestOf,
} from '#shared/staff/parties/party-change.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import { changeableParty } from './changeable-party.ts';

/** Decides a change on the basis of the stored booking, and returns the booking's new details. */
export function changeDecision(
  found: FoundParty,
  command: PartyCommand & { readonly requested: RequestedParty },
  author: VisitAuthor,
  now: Date,
  calendar?: Calendar,
): PartyDecision & { readonly details?: PartyDetails } {
  const party = changeableParty(found);
  const { requested } = command;
  const request = requestOf(party, requested);
  const details = request && { ...request, phone: requested.phone || undefined };
  return { ...decideChange(party, command, author, now, calendar), ...(details && { details }) };
}
