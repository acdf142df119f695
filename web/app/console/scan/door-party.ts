import type { Party } from '#shared/contracts/staff/party.ts';
import type { DoorList, TicketFinding } from '#shared/ticket/judge-ticket.ts';

/** The details of a listed party that are needed at the door. */
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

/** The actions of a colleague on guests at the door. */
export interface DoorActions {
  /** Records arrivals; false when the device could not keep them. */
  readonly arrive: (finding: Finding, guests: number) => boolean | Promise<boolean>;
  /** Lets guests join the start on screen; their booking stays in its start. */
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
