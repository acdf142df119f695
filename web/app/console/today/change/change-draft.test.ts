import { describe, expect, it } from 'vitest';
import { closedStart, party, shipDate, start } from '../day/ship-day.testing.ts';
import { viewStarts } from '../view/start-view.ts';
import {
  type ChangeDraft,
  changedPartsOf,
  contactProblems,
  draftOf,
  languagesFor,
  placesFor,
  requestedParty,
  startDisabledReason,
} from './change-draft.ts';

const changedParty = party(8, 'Ann Lee', 4, { id: 'lee', phone: '+678 555 0100' });
const starts = viewStarts(shipDate, {
  starts: [
    start(8, 'English', [changedParty, party(8, 'Max Muster', 10)]),
    start(10, 'French', [party(10, 'Zoé Essaie', 13)]),
    closedStart(12, 'Cyclone'),
  ],
});
const startOf = (id: number) => {
  const found = starts.find(({ slot }) => slot.id === id);
  if (found === undefined) throw new RangeError(`No such start: ${id}`);
  return found;
};
const view = startOf(8).parties.find(({ party: { id } }) => id === 'lee');
if (view === undefined) throw new Error('The party is not in its start');
const draft = (changes: Partial<ChangeDraft> = {}) => ({ ...draftOf(view), ...changes });

describe('a start to which a party can be moved', () => {
  it.each([
    ['its current start', 8, 6],
    ['another start with guests', 10, 3],
    ['an empty start', 13, 16],
  ])('has its free places counted as if the party had left its current start: %s', (_, id, places) =>
    expect(placesFor(view, shipDate, startOf(id))).toBe(places),
  );

  it.each<[string, number, number, string | undefined]>([
    ['its current start, as many guests', 8, 4, undefined],
    ['its current start, two more guests', 8, 6, undefined],
    ['its current start, three more guests', 8, 7, 'only 6 left'],
    ['a start with too few places', 10, 4, 'only 3 left'],
    ['the same start, fewer guests', 10, 3, undefined],
    ['a closed start', 12, 1, 'closed: Cyclone'],
  ])(
    'can be chosen if it is open and has room for the party, and otherwise shows the reason: %s',
    (_, id, guestCount, problem) => {
      expect(startDisabledReason(view, draft({ guestCount }), startOf(id))).toBe(problem);
    },
  );

  it('allows only the language of its other parties, or every language if it has no other party', () => {
    expect(languagesFor(view, shipDate, startOf(8))).toEqual(['English']);
    expect(languagesFor(view, shipDate, startOf(10))).toEqual(['French']);
    expect(languagesFor(view, shipDate, startOf(13))).toEqual(['English', 'French']);
    const [zoesStart] = viewStarts(shipDate, {
      starts: [start(10, 'French', [party(10, 'Zoé Essaie', 5)])],
    }).filter(({ booked }) => booked > 0);
    const [zoe] = zoesStart?.parties ?? [];
    expect(zoesStart && zoe && languagesFor(zoe, shipDate, zoesStart)).toEqual(['English', 'French']);
  });
});

describe('the draft of a changed party', () => {
  it('lists the fields that differ from the party, ignoring spaces', () => {
    expect(changedPartsOf(view, requestedParty(draft({ lastName: ' Lee ' }), ['English']))).toEqual([]);
    const changedDraft = draft({ guestCount: 5, phone: '' });
    expect(changedPartsOf(view, requestedParty(changedDraft, ['English']))).toEqual(['guests', 'phone']);
  });

  it('takes the language of the start if the start allows only one', () => {
    expect(requestedParty(draft({ tourId: 10 }), ['French'])).toMatchObject({ preferredLanguage: 'French' });
    expect(requestedParty(draft(), ['French', 'English'])).toMatchObject({ preferredLanguage: 'English' });
  });

  it('may have no names and no telephone number, but may not remove the email address', () => {
    const blank = { firstName: '', lastName: '', email: '', phone: '' };
    expect(contactProblems(view, blank)).toEqual({ email: 'An address can be replaced, but not removed.' });
    expect(Object.keys(contactProblems(view, { ...blank, email: 'lee', phone: 'none' }))).toEqual([
      'email',
      'phone',
    ]);
  });
});
