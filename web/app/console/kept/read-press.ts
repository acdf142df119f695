import { doorTime } from '#shared/kept-presses/made-at.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import type { StoredPress } from './kept-database.ts';
import type { WaitingPress } from './kept-state.ts';
import { partyOfTicket } from './party-of-ticket.ts';

/** A stored press with its parsed text. */
export interface ParsedPress extends StoredPress {
  readonly order: number;
  readonly press: KeptPress;
  /** The press as the screen shows it. */
  readonly shown: WaitingPress;
}

/** @param previous the press as it was last read: the same object is returned if nothing has changed */
export function parseStoredPress(stored: StoredPress, previous?: ParsedPress): ParsedPress {
  const names = Object.keys(stored) as (keyof StoredPress)[];
  if (previous !== undefined && names.every((name) => stored[name] === previous[name])) return previous;
  const { order = 0, status, isCarried } = stored;
  const press = JSON.parse(stored.text) as KeptPress;
  const { contact, madeAt, version: _, previous: _previous, after: _after, ...content } = press;
  const at = doorTime(press, madeAt - (contact.clock - contact.at));
  const ticketParty = press.ticket === undefined ? undefined : partyOfTicket(press.ticket);
  return { ...stored, order, press, shown: { ...content, madeAt, at, status, isCarried, ticketParty } };
}
