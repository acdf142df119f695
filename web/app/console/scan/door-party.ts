import type { Party } from '#shared/contracts/staff/party.ts';
import type { DoorList, TicketFinding } from '#shared/ticket/judge-ticket.ts';

/** A party of the list as the door needs it. */
export type DoorParty = Pick<
  Party,
  | 'id'
  | 'date'
  | 'tourId'
  | 'firstName'
  | 'lastName'
  | 'sixLetters'
  | 'preferredLanguage'
  | 'guestCount'
  | 'due'
  | 'status'
  | 'sequence'
  | 'source'
  | 'log'
>;

export type PartyList = DoorList<DoorParty>;
export type Finding = TicketFinding<DoorParty>;

/** What the colleague decides about guests at the door. */
export interface DoorActions {
  /** Records arrivals; false when the device could not keep them. */
  readonly arrive: (finding: Finding, guests: number) => boolean | Promise<boolean>;
  /** They go in with the start that is shown; their booking stays where it is. */
  readonly join: (finding: Finding, guests: number, tourId: number) => boolean | Promise<boolean>;
  /** Lets in guests who have only six letters that are not in the list. */
  readonly letIn: (unlisted: {
    readonly letters: string;
    readonly guests: number;
    readonly tourId: number;
  }) => boolean | Promise<boolean>;
  readonly walkIn: (guests: number) => void;
  readonly open: (finding: Finding) => void;
  readonly find: () => void;
}
