import type { ItemKey } from '#functions/stores/table/table.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';

/** A party as a colleague names it, and who acts under which command. */
export interface PartyOrder {
  /** The slot in which they see it. */
  readonly slotKey: ItemKey;
  /** Permanent id of the booking. */
  readonly party: string;
  readonly commandId: string;
  readonly author: VisitAuthor;
}
