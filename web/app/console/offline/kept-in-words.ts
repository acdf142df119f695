import { keptCopy as copy } from '#app/content/staff/offline-copy.ts';
import { slotById } from '#shared/booking/slots.ts';
import { payingInWords } from '../today/view/party-words.ts';
import { startName } from '../today/view/start-words.ts';
import type { KeptItem } from './network-view.ts';

/** `É. Exemple, 2 arrived`. */
export function keptActionText({ party, action }: Pick<KeptItem, 'party' | 'action'>): string {
  switch (action.kind) {
    case 'arrive':
      return copy.arrived(party, action.guests);
    case 'join': {
      const slot = slotById(action.tourId);
      return copy.joined(party, action.guests, slot ? startName({ slot }) : '');
    }
    case 'pay':
      return copy.paid(party, payingInWords(action));
    case 'no-show':
      return copy.noShow(party);
    case 'note':
      return copy.note(party);
    case 'undo':
      return copy.undo(party);
    case 'walk-in':
      return copy.added(party, action.guests);
  }
}
