import { recordCopy } from '#app/content/staff/record-copy.ts';
import type { PartyView } from '../view/party-view.ts';
import { partyDetails } from '../view/party-words.ts';

/** `2 here, booked on the site`. */
export const recordSubtitle = (view: PartyView): string =>
  `${partyDetails(view).replace(/, [^,]*$/, '')}, ${recordCopy.bookedHow[view.party.source]}`;
