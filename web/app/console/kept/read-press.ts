import { doorTime } from '#shared/kept-presses/made-at.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import type { StoredPress } from './kept-database.ts';
import type { WaitingPress } from './kept-state.ts';
import { partyOfTicket } from './party-of-ticket.ts';

/** A stored press with what its text says. */
export interface ReadPress extends StoredPress {
  readonly order: number;
  readonly press: KeptPress;
  /** The press as the screen shows it. */
  readonly shown: WaitingPress;
}

/** @param before the press as it was read before: the same object is returned if nothing has changed */
export function readStored(stored: StoredPress, before?: ReadPress): ReadPress {
  const names = Object.keys(stored) as (keyof StoredPress)[];
  if (before !== undefined && names.every((name) => stored[name] === before[name])) return before;
  const { order = 0, status, isCarried } = stored;
  const press = JSON.parse(stored.text) as KeptPress;
  const { contact, madeAt, version: _, previous: _previous, after: _after, ...said } = press;
  const at = doorTime(press, madeAt - (contact.clock - contact.at));
  const ticketParty = press.ticket === undefined ? undefined : partyOfTicket(press.ticket);
  return { ...stored, order, press, shown: { ...said, madeAt, at, status, isCarried, ticketParty } };
}
