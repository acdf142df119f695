import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import type { KeptAction } from './press.ts';

type Author = Pick<VisitEntry, 'id' | 'at' | 'by' | 'on' | 'kept'>;

/** The entry of a kept press, as the device shows it and the server records it. @param needsNoManager whether a payment needs no manager */
export function entryOfAction(action: KeptAction, author: Author, needsNoManager: boolean): VisitEntry {
  switch (action.kind) {
    case 'arrive':
    case 'walk-in':
      return { ...author, kind: 'arrive', guests: action.guests };
    case 'join':
      return { ...author, kind: 'arrive', guests: action.guests, joins: action.tourId };
    case 'no-show':
      return { ...author, kind: 'no-show', guests: action.guests };
    case 'note':
      return { ...author, kind: 'note', text: action.text };
    case 'undo':
      return { ...author, kind: 'undo', entry: action.entry };
    case 'pay': {
      const { method, amount, vatu, change, reason } = action;
      const isAud = method === 'cash-aud';
      return {
        ...author,
        kind: needsNoManager ? 'pay' : 'claim',
        method,
        // Change given in vatu is not part of the takings.
        amount: isAud ? amount : vatu,
        vatu,
        ...(isAud && change !== undefined && { change }),
        ...(reason !== undefined && { reason }),
      };
    }
  }
}
