import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { methodNames } from '#app/content/staff/today-copy.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { ListedPress } from '#shared/contracts/kept/kept-press-fields.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { payingInWords } from '../today/view/party-words.ts';
import { authorOf, nameOfSlot, sortByTime, startName } from './facts.ts';
import type { Choice, Decision, Fact, PressId, ReviewCase, ReviewReply } from './review-case.ts';

/** Presses that have not been added to any history, grouped by party. */
export function openCases(reply: ReviewReply, now: Date): readonly ReviewCase[] {
  const groups = new Map<string, ListedPress[]>();
  for (const press of reply.notPlaced)
    groups.set(groupOf(press), [...(groups.get(groupOf(press)) ?? []), press]);
  return [...groups.values()].map((presses) => caseOf(presses, reply, now));
}

const groupOf = ({ press, device, n, why }: ListedPress): string =>
  press === undefined ? `${device} ${n}` : `${JSON.stringify(press.party)} ${why}`;

function caseOf(presses: readonly ListedPress[], reply: ReviewReply, now: Date): ReviewCase {
  const [first] = presses as [ListedPress];
  const party = first.press?.party;
  const today = dateOf(now);
  const tourId = party && 'tourId' in party ? party.tourId : undefined;
  const start = party && tourId !== undefined ? startName(party.date, tourId, today) : undefined;
  const name =
    party === undefined
      ? copy.fact.unreadable
      : 'letters' in party
        ? copy.letters(`${party.letters.slice(0, 3)} ${party.letters.slice(3)}`)
        : 'walkIn' in party
          ? copy.walkInName
          : copy.unknownParty;
  return {
    key: `${first.device} ${first.key} ${first.n}`,
    name,
    why: [start && `${start}.`, copy.openReasons[first.why]].filter(Boolean).join(' '),
    facts: sortByTime(presses.map((listed) => factOfPress(listed, reply))),
    choices: choicesOf(presses, reply),
  };
}

function factOfPress(listed: ListedPress, reply: ReviewReply): Fact {
  const { press, device, receivedAt, at } = listed;
  return {
    at: at ?? receivedAt,
    title: press ? describeAction(press.action) : copy.fact.unreadable,
    lines: press ? [authorOf({ by: press.by, on: device }, reply)] : [deviceOf(device, reply)],
  };
}

const deviceOf = (device: string, { devices }: ReviewReply): string =>
  devices.find(({ id }) => id === device)?.name ?? copy.someDevice;

function describeAction(action: NonNullable<ListedPress['press']>['action']): string {
  switch (action.kind) {
    case 'arrive':
    case 'join':
      return copy.fact.arrived(action.guests);
    case 'walk-in':
      return copy.fact.walkIn(action.guests);
    case 'pay':
      return action.method in methodNames ? copy.fact.paid(payingInWords(action)) : '';
    case 'no-show':
      return copy.fact.noShow(action.guests);
    case 'note':
      return copy.fact.noted(action.text);
    case 'undo':
      return copy.fact.undone;
  }
}

const pressIdOf = ({ device, key, n, digest }: ListedPress): PressId => ({ device, key, n, digest });

function choicesOf(presses: readonly ListedPress[], reply: ReviewReply): readonly Choice[] {
  const names = presses.map(pressIdOf);
  const decideAll = (decision: (press: PressId) => Decision, isWalkIn = false) => ({
    decisions: names.map(decision),
    isWalkIn,
  });
  const discard: Choice = {
    title: copy.choice.discard,
    detail: copy.choice.discardSub,
    act: decideAll((press) => ({ kind: 'discard', press })),
    needsManager: true,
    done: copy.done.discarded,
  };
  const [first] = presses as [ListedPress];
  const { press, why } = first;
  if (press === undefined) return [discard];
  const { party, by } = press;
  const findParty: Choice = {
    title: copy.choice.find,
    detail: copy.choice.findSub,
    act: { kind: 'party', date: party.date, presses: names },
    needsManager: true,
    done: copy.done.placed,
  };
  const placeSigned: Choice = {
    title: copy.choice.place,
    detail: copy.choice.placeSub(reply.people.find(({ id }) => id === by)?.name ?? copy.someone),
    act: decideAll((press) => ({ kind: 'place', press })),
    needsManager: true,
    done: copy.done.placed,
  };
  if (why === 'after-end' || why === 'unknown-key' || why === 'waits')
    return [placeSigned, findParty, discard];
  if (why === 'expired') return [discard];
  return [...walkInOf(presses), findParty, discard];
}

/** The choice that records the first arrival as a walk-in of its start, and the other presses for that walk-in. */
function walkInOf(presses: readonly ListedPress[]): readonly Choice[] {
  const arrived = presses.find(({ press }) => press?.action.kind === 'arrive');
  if (arrived?.press?.action.kind !== 'arrive') return [];
  const { party, action } = arrived.press;
  const rest = presses.filter((press) => press !== arrived);
  const names = [arrived, ...rest].map(pressIdOf);
  const slot = party.tourId === undefined ? undefined : slotById(party.tourId);
  const { date } = party;
  return [
    {
      title: copy.choice.walkIn(action.guests),
      detail: slot ? copy.choice.walkInSub(nameOfSlot(slot)) : copy.choice.walkInAtSub,
      act: slot ? walkInAt(names, { date, tourId: slot.id }) : { kind: 'walk-in', date, presses: names },
      needsManager: true,
      done: copy.done.placed,
    },
  ];
}

/** Records the first press as the arrival of a walk-in, and the others for that party. */
export const walkInAt = (
  [arrival, ...rest]: readonly PressId[],
  start: { readonly date: string; readonly tourId: number },
): Extract<Choice['act'], { decisions: unknown }> => ({
  decisions: [
    ...(arrival ? [{ kind: 'place', press: arrival, walkIn: start } as const] : []),
    ...rest.map((press): Decision => ({ kind: 'place', press })),
  ],
  isWalkIn: true,
});
