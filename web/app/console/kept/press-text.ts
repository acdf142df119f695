import type { KeptPress, PressedParty, ServerContact } from '#shared/kept-presses/press.ts';
import { maxPressLength, pressVersion } from '#shared/kept-presses/press-limits.ts';
import type { NewPress } from './kept-state.ts';

const maxSeen = 200;

/** The head of the chain that a press continues. */
export interface ChainHead {
  readonly device: string;
  readonly key: string;
  readonly n: number;
  readonly digest?: string | undefined;
}

const isSameParty = (a: PressedParty, b: PressedParty): boolean =>
  a.date === b.date &&
  (('id' in a && 'id' in b && a.id === b.id) ||
    ('walkIn' in a && 'walkIn' in b && a.walkIn === b.walkIn) ||
    ('letters' in a && 'letters' in b && a.letters === b.letters));

const isCounted = ({ kind }: KeptPress['action']): boolean => kind !== 'note';

/** A press with its id and its time. */
export type MadePress = NewPress & Required<Pick<NewPress, 'id' | 'madeAt'>>;

/**
 * A press as it is signed: numbered, linked to the one before it, with the entries of the party known to the device.
 *
 * @param queue presses that the device keeps or carries, in order
 */
export function pressOf(
  { id, by, identified, party, action, known = [], madeAt, paper, writtenAt, ticket }: MadePress,
  head: ChainHead,
  contact: ServerContact,
  queue: readonly KeptPress[],
): KeptPress {
  const partyPresses = queue.filter((other) => isSameParty(other.party, party));
  const after = partyPresses.findLast(({ device, key }) => device === head.device && key === head.key)?.n;
  const ids = [...known, ...partyPresses.filter((other) => isCounted(other.action)).map((other) => other.id)];
  // No list has the party yet: the server needs the ticket even if the first press arrives later or never.
  const admittingTicket = ticket ?? partyPresses.find((other) => other.ticket !== undefined)?.ticket;
  const press: KeptPress = {
    version: pressVersion,
    id,
    device: head.device,
    key: head.key,
    n: head.n + 1,
    ...(head.digest !== undefined && { previous: head.digest }),
    by,
    identified,
    madeAt,
    contact,
    party,
    ...(after !== undefined && { after }),
    seen: [...new Set(ids)].slice(-maxSeen),
    ...(paper !== undefined && { paper }),
    ...(writtenAt !== undefined && { writtenAt }),
    ...(admittingTicket !== undefined && { ticket: admittingTicket }),
    action,
  };
  return shorten(press);
}

/** Drops the oldest known entries until the text is within its limit. */
function shorten(press: KeptPress): KeptPress {
  const excessLength = JSON.stringify(press).length - maxPressLength;
  if (excessLength <= 0) return press;
  const charactersPerId = 27;
  return { ...press, seen: press.seen.slice(Math.ceil(excessLength / charactersPerId)) };
}
