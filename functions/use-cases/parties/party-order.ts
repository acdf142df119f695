import type { ItemKey } from '#functions/stores/table/table.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';

/** An action of a colleague on a party: the party, the command and its author. */
export interface PartyOrder {
  /** The slot in which the colleague sees the party. */
  readonly slotKey: ItemKey;
  /** The permanent id of the booking. */
  readonly party: string;
  readonly commandId: string;
  readonly author: VisitAuthor;
}
