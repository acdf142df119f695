import { slotById } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { FileStart } from '#shared/contracts/kept/read-day-files.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { entryOfAction } from '#shared/kept-presses/entry-of-action.ts';
import type { KeptAction } from '#shared/kept-presses/press.ts';
import { arrivalId } from '#shared/staff/parties/arrival-id.ts';
import { missingEntries } from '#shared/staff/parties/missing-entries.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { memoize } from '#shared/values/once-per.ts';
import type { StoredDay } from './kept-database.ts';
import type { FileParty, WaitingPress } from './kept-state.ts';
import { ticketParties } from './ticket-parties.ts';

/** Id of the party of a press on screen; for a walk-in of this device, the id of its command. */
export function partyIdOf({ party }: Pick<WaitingPress, 'party'>): string {
  if ('id' in party) return party.id;
  return 'walkIn' in party ? party.walkIn : party.letters;
}

/** The entry that the server will write for a press: the same object at each call, since presses do not change. */
const entryOfKept = memoize(({ id, by, device, at, seen, action, paper }: WaitingPress): VisitEntry => {
  const seconds = Math.floor(at / 1000);
  const kept = { recordedAt: seconds, seen: [...seen], ...(paper !== undefined && { paper }) };
  // Whether a payment needs a manager is the server's decision.
  return entryOfAction(action, { id, at: seconds, by, on: device, kept }, true);
});

const knownKinds = {
  arrive: true,
  join: true,
  pay: true,
  'no-show': true,
  note: true,
  undo: true,
  'walk-in': true,
} satisfies Record<KeptAction['kind'], true>;

/** Whether this version of the console knows the action; a later version may have kept the press. */
const isKnown = ({ action }: WaitingPress): boolean => action.kind in knownKinds;

/** Entries of kept presses by party, in the order in which they were made. */
export function entriesByParty(presses: readonly WaitingPress[]): ReadonlyMap<string, readonly VisitEntry[]> {
  const byParty = new Map<string, VisitEntry[]>();
  for (const press of presses.filter(isKnown)) {
    const id = partyIdOf(press);
    const entries = byParty.get(id);
    if (entries === undefined) byParty.set(id, [entryOfKept(press)]);
    else entries.push(entryOfKept(press));
  }
  return byParty;
}

type WalkIn = Extract<WaitingPress['action'], { kind: 'walk-in' }>;

/** The party of a walk-in as the list shows it until the server has it. Its arrival is the entry of the press. */
export function walkInParty(
  press: Pick<WaitingPress, 'id' | 'at' | 'by' | 'party'>,
  { guests, language, firstName = '', lastName = '' }: WalkIn,
): Party[] {
  const slot = 'walkIn' in press.party ? slotById(press.party.tourId) : undefined;
  if (slot === undefined) return [];
  const totalPrice = totalPriceVuv(slot.type, guests);
  return [
    {
      id: press.id,
      reference: '',
      sixLetters: '',
      date: press.party.date,
      tourId: slot.id,
      tourType: slot.type,
      time: slot.time,
      firstName,
      lastName,
      email: '',
      preferredLanguage: language ?? 'English',
      guestCount: guests,
      totalPrice,
      due: totalPrice,
      source: 'walk-in',
      status: 'confirmed',
      sequence: 0,
      bookedAt: Math.floor(press.at / 1000),
      addedBy: press.by,
      log: [],
    },
  ];
}

const walkInsOf = memoize((press: WaitingPress) =>
  press.action.kind === 'walk-in' ? walkInParty(press, press.action) : [],
);

/** Assigns presses about walk-ins that the server already lists to the listed parties. */
export function assignToListedParties(
  starts: readonly FileStart[],
  presses: readonly WaitingPress[],
): readonly WaitingPress[] {
  const recorded = new Map<string, string>();
  for (const { parties } of starts)
    for (const { id, log } of parties) for (const entry of log) recorded.set(entry.id, id);
  return presses.flatMap((press): WaitingPress | [] => {
    const { party, action } = press;
    const arrival = 'walkIn' in party ? arrivalId(party.walkIn) : '';
    const id = recorded.get(arrival);
    if (!('walkIn' in party) || id === undefined) return press;
    if (action.kind === 'walk-in') return [];
    const { walkIn, date, tourId } = party;
    const undoesArrival = action.kind === 'undo' && action.entry === walkIn;
    return {
      ...press,
      party: { date, tourId, id },
      action: undoesArrival ? { ...action, entry: arrival } : action,
    };
  });
}

/** Adds the walk-ins and ticket parties that this device keeps and the server does not list yet. */
export function withWalkIns<Day extends FileStart>(
  date: string,
  starts: readonly Day[],
  presses: readonly WaitingPress[],
): readonly Day[] {
  const added = presses
    .filter(({ party }) => party.date === date)
    .flatMap(walkInsOf)
    .map((party) => cancelIfUndone(party, presses));
  const parties = new Set(starts.flatMap((start) => start.parties.map(({ id }) => id)));
  return [...added, ...ticketParties(date, parties, presses)].reduce(addParty<Day>, starts);
}

/** A walk-in that is undone before anyone has paid takes no place, here as on the server. */
function cancelIfUndone(party: Party, presses: readonly WaitingPress[]): Party {
  const kinds = presses
    .filter((press) => partyIdOf(press) === party.id)
    .map(({ action }) => (action.kind === 'undo' && action.entry === party.id ? 'undone' : action.kind));
  return kinds.includes('undone') && !kinds.includes('pay') ? { ...party, status: 'cancelled' } : party;
}

function addParty<Day extends FileStart>(starts: readonly Day[], party: Party): readonly Day[] {
  const empty: FileStart = { tourId: party.tourId, version: '0', guests: 0, parties: [] };
  const start = starts.find(({ tourId }) => tourId === party.tourId) ?? empty;
  const language = start.language ?? party.preferredLanguage;
  const added = {
    ...start,
    guests: start.guests + (party.status === 'confirmed' ? party.guestCount : 0),
    language,
    parties: [
      ...start.parties,
      party.preferredLanguage === language ? party : { ...party, preferredLanguage: language },
    ],
  } as Day;
  return [...starts.filter(({ tourId }) => tourId !== party.tourId), added].toSorted(
    (a, b) => a.tourId - b.tourId,
  );
}

/** The parties of a stored day with the entries and walk-ins that this device keeps. */
export function partiesWith(
  { date, starts }: Pick<StoredDay, 'date' | 'starts'>,
  presses: readonly WaitingPress[],
): readonly FileParty[] {
  const listed = assignToListedParties(starts, presses);
  const entries = entriesByParty(listed);
  return withWalkIns(date, starts, listed).flatMap(({ parties }) =>
    parties.map((party) => ({
      ...party,
      log: [...party.log, ...missingEntries(party.log, entries.get(party.id))],
    })),
  );
}
