import { describe, expect, it } from 'vitest';
import { closedStart, party, shipDate, start } from '../day/ship-day.testing.ts';
import { viewStarts } from '../view/start-view.ts';
import {
  type ChangeDraft,
  contactProblems,
  draftOf,
  languagesFor,
  partsOf,
  requestedOf,
  roomFor,
  startOff,
} from './change-draft.ts';

const mine = party(8, 'Ann Lee', 4, { id: 'lee', phone: '+678 555 0100' });
const starts = viewStarts(shipDate, [
  start(8, 'English', [mine, party(8, 'Max Muster', 10)]),
  start(10, 'French', [party(10, 'Zoé Essaie', 13)]),
  closedStart(12, 'Cyclone'),
]);
const at = (id: number) => {
  const found = starts.find(({ slot }) => slot.id === id);
  if (found === undefined) throw new RangeError(`No such start: ${id}`);
  return found;
};
const view = at(8).parties.find(({ party: { id } }) => id === 'lee');
if (view === undefined) throw new Error('The party is not in its start');
const draft = (changes: Partial<ChangeDraft> = {}) => ({ ...draftOf(view), ...changes });

describe('a start that a party could take', () => {
  it.each([
    ['its own', 8, 6],
    ['another with guests', 10, 3],
    ['an empty one', 13, 16],
  ])('%s has places', (_, id, room) => expect(roomFor(view, shipDate, at(id))).toBe(room));

  it.each<[string, number, number, string | undefined]>([
    ['its own, with as many', 8, 4, undefined],
    ['its own, with two more', 8, 6, undefined],
    ['its own, with three more', 8, 7, 'only 6 free'],
    ['one with too few places', 10, 4, 'only 3 free'],
    ['the same for fewer', 10, 3, undefined],
    ['one that is closed', 12, 1, 'closed: Cyclone'],
  ])('%s', (_, id, guestCount, off) => {
    expect(startOff(view, draft({ guestCount }), at(id))).toBe(off);
  });

  it('has the language of others, or any while no other party is in it', () => {
    expect(languagesFor(view, shipDate, at(8))).toEqual(['English']);
    expect(languagesFor(view, shipDate, at(10))).toEqual(['French']);
    expect(languagesFor(view, shipDate, at(13))).toEqual(['English', 'French']);
    const [alone] = viewStarts(shipDate, [start(10, 'French', [party(10, 'Zoé Essaie', 5)])]).filter(
      ({ booked }) => booked > 0,
    );
    const [zoe] = alone?.parties ?? [];
    expect(alone && zoe && languagesFor(zoe, shipDate, alone)).toEqual(['English', 'French']);
  });
});

describe('a draft', () => {
  it('is the party until something is different, with spaces cut off', () => {
    expect(partsOf(view, requestedOf(draft({ lastName: ' Lee ' }), ['English']))).toEqual([]);
    const other = draft({ guestCount: 5, phone: '' });
    expect(partsOf(view, requestedOf(other, ['English']))).toEqual(['guests', 'phone']);
  });

  it('takes the language of the start where there is no choice', () => {
    expect(requestedOf(draft({ tourId: 10 }), ['French'])).toMatchObject({ preferredLanguage: 'French' });
    expect(requestedOf(draft(), ['French', 'English'])).toMatchObject({ preferredLanguage: 'English' });
  });

  it('may leave names and number empty, but not lose its address', () => {
    const blank = { firstName: '', lastName: '', email: '', phone: '' };
    expect(contactProblems(view, blank)).toEqual({ email: 'An address can be replaced, but not removed.' });
    expect(Object.keys(contactProblems(view, { ...blank, email: 'lee', phone: 'none' }))).toEqual([
      'email',
      'phone',
    ]);
  });
});
