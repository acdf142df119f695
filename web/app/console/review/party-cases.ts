import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { startCopy, startTimes } from '#app/content/staff/today-copy.ts';
import { slotById } from '#shared/booking/slots.ts';
import { endOf, startOf } from '#shared/booking/start-and-end.ts';
import { capacity } from '#shared/booking/terms.ts';
import type { Room } from '#shared/contracts/kept/kept-press-fields.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { partyState, settledIdsIn, undoneIdsIn, type VisitFlag } from '#shared/staff/parties/visit.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { groupBy } from '#shared/values/group-by.ts';
import { calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { payingInWords, sumOf } from '../today/view/party-words.ts';
import { shortDay, timeOf } from '../today/view/time-words.ts';
import { authorOf, entryPhrase, factOf, inOrder, nameOfParty, startName } from './facts.ts';
import type { Choice, Decision, Fact, ReviewCase, ReviewReply } from './review-case.ts';

type EntryOf<Kind extends VisitEntry['kind']> = Extract<VisitEntry, { kind: Kind }>;

interface Seen {
  readonly party: Party;
  readonly reply: ReviewReply;
  readonly now: Date;
}

/** What colleagues have to decide about parties, one case for each contradiction. */
export const partyCases = (reply: ReviewReply, now: Date): readonly ReviewCase[] =>
  reply.parties.flatMap((party) => {
    const { flags } = partyState(party);
    const seen = { party, reply, now };
    return builders.flatMap(({ of, build }) =>
      of.some((flag) => flags.includes(flag)) ? build(seen, flags).map((one) => withKey(one, party, of)) : [],
    );
  });

const withKey = (one: Omit<ReviewCase, 'key'>, party: Party, of: readonly VisitFlag[]): ReviewCase => ({
  ...one,
  key: `${party.date} ${party.id} ${of[0]} ${one.facts[0]?.at ?? ''}`,
});

const builders: readonly {
  readonly of: readonly VisitFlag[];
  readonly build: (seen: Seen, flags: readonly VisitFlag[]) => readonly Omit<ReviewCase, 'key'>[];
}[] = [
  { of: ['paid-twice'], build: buildPaidTwice },
  { of: ['claimed'], build: buildClaimed },
  { of: ['arrived-twice'], build: buildArrivedTwice },
  { of: ['here-cancelled', 'paid-cancelled'], build: buildCancelled },
  { of: ['other-start'], build: buildOtherStart },
  { of: ['more-here'], build: buildMoreHere },
  { of: ['over'], build: buildOver },
  { of: ['overpaid'], build: buildOverpaid },
];

const nameOf = ({ date, tourId, id }: Party) => ({ date, tourId, party: id });

/** Entries of a kind that count and that no one has settled, by time. */
function openOf<Kind extends VisitEntry['kind']>({ log }: Party, kind: Kind): readonly EntryOf<Kind>[] {
  const undone = undoneIdsIn(log);
  const { settled } = settledIdsIn(log);
  return log
    .filter(
      (entry): entry is EntryOf<Kind> =>
        entry.kind === kind && !undone.has(entry.id) && !settled.has(entry.id),
    )
    .toSorted((a, b) => a.at - b.at);
}

const todayOf = ({ now }: Seen) => dateOf(now);
const startOfParty = (seen: Seen): string => startName(seen.party.date, seen.party.tourId, todayOf(seen));

function settle(
  { party }: Seen,
  settled: readonly VisitEntry[],
  struck: readonly VisitEntry[],
  reason?: string,
): Choice['act'] {
  const ids = (entries: readonly VisitEntry[]) => entries.map(({ id }) => id);
  const decision: Decision = {
    kind: 'settle',
    ...nameOf(party),
    settled: ids(settled),
    struck: ids(struck),
    ...(reason !== undefined && { reason }),
  };
  return { decisions: [decision] };
}

const choice = (
  title: string,
  sub: string,
  act: Choice['act'],
  given: { readonly needsManager?: boolean; readonly done?: string } = {},
): Choice => ({
  title,
  sub,
  act,
  needsManager: given.needsManager ?? false,
  done: given.done ?? `${title}.`,
});

const describeCase = (seen: Seen, why: string) => ({
  name: nameOfParty(seen.party),
  why: copy.sentence(startOfParty(seen), why),
});

function buildPaidTwice(seen: Seen): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = seen;
  const payments = openOf(party, 'pay');
  const { paidVuv, outstandingVuv } = partyState(party);
  const due = outstandingVuv + paidVuv;
  const overpaidVuv = Math.max(0, -outstandingVuv);
  const areAlike = new Set(payments.map(({ method }) => method)).size < payments.length;
  return [
    {
      ...describeCase(seen, copy.why.paidTwice(due, paidVuv)),
      facts: inOrder(payments.map((entry) => factOf(entry, payments, reply))),
      choices: [
        choice(
          copy.choice.bothTaken(overpaidVuv),
          copy.choice.bothTakenSub(overpaidVuv),
          settle(seen, payments, []),
          { done: copy.done.bothTaken(overpaidVuv) },
        ),
        ...payments.map((payment) => {
          const others = payments.filter(({ id }) => id !== payment.id);
          const [other, ...more] = others;
          return choice(
            areAlike
              ? copy.choice.onlyTakenAt(entryPhrase(payment), timeOf(payment.at))
              : copy.choice.onlyTaken(entryPhrase(payment)),
            other && more.length === 0 && !areAlike
              ? copy.choice.struckSub(entryPhrase(other))
              : copy.choice.othersStruck,
            settle(seen, payments, others, copy.reason.twice),
            { needsManager: true },
          );
        }),
      ],
    },
  ];
}

function buildClaimed(seen: Seen): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = seen;
  return partyState(party).claims.map((claim) => ({
    ...describeCase(seen, copy.why.claimed(sumOf(claim))),
    facts: inOrder([bookedFact(seen), factOf(claim, [], reply)]),
    choices: [
      choice(
        copy.choice.taken(sumOf(claim)),
        copy.choice.takenSub,
        { decisions: [{ kind: 'accept', ...nameOf(party), claim: claim.id }] },
        { needsManager: true },
      ),
      choice(copy.choice.notTaken, copy.choice.notTakenSub, settle(seen, [claim], [claim]), {
        needsManager: true,
      }),
    ],
  }));
}

const bookedFact = ({ party, reply }: Seen): Fact => {
  const { bookedAt, source, addedBy, email, guestCount } = party;
  const who = reply.people.find(({ id }) => id === addedBy)?.name;
  return {
    at: bookedAt,
    what: copy.fact.booked(guestCount),
    lines: [who ?? copy.bySource[source], email === '' ? copy.notMailed : copy.mailed],
  };
};

/** The possible numbers of guests for these arrivals, highest first, with the entries struck in each case. */
function countsOf(party: Party, arrivals: readonly EntryOf<'arrive'>[]) {
  const interpretations = [
    [],
    ...byDevice(arrivals).map((own) => arrivals.filter((one) => !own.includes(one))),
    ...arrivals.map((one) => arrivals.filter(({ id }) => id !== one.id)),
  ];
  const counts = new Map<number, readonly VisitEntry[]>();
  for (const struck of interpretations) {
    const settlement: VisitEntry = {
      id: 'reading',
      at: 0,
      by: '',
      on: '',
      kind: 'settle',
      settled: arrivals.map(({ id }) => id),
      struck: struck.map(({ id }) => id),
    };
    const { here } = partyState({ ...party, log: [...party.log, settlement] });
    if (!counts.has(here)) counts.set(here, struck);
  }
  const found = [...counts].toSorted(([a], [b]) => b - a);
  const possible = found.filter(([here]) => here <= party.guestCount);
  return possible.length > 0 ? possible : found;
}

const byDevice = (arrivals: readonly EntryOf<'arrive'>[]) => [
  ...groupBy(arrivals, ({ by, on }) => `${by} ${on}`).values(),
];

/** One count for each device and colleague, who may have recorded the guests one by one. */
const countedArrivals = (arrivals: readonly EntryOf<'arrive'>[]): readonly EntryOf<'arrive'>[] =>
  byDevice(arrivals).flatMap((own) =>
    own.slice(-1).map((last) => ({ ...last, guests: own.reduce((sum, { guests }) => sum + guests, 0) })),
  );

function buildArrivedTwice(seen: Seen): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = seen;
  const arrivals = openOf(party, 'arrive');
  const counts = countedArrivals(arrivals);
  const { paidVuv } = partyState(party);
  return [
    {
      ...describeCase(seen, copy.why.arrivedTwice),
      facts: inOrder(counts.map((entry) => factOf(entry, counts, reply))),
      choices: countsOf(party, arrivals).map(([here, struck]) =>
        choice(
          here >= party.guestCount ? copy.choice.allHere(here) : copy.choice.onlyHere(here),
          copy.choice.toPay(Math.max(0, Math.round((party.due / party.guestCount) * here) - paidVuv)),
          settle(seen, arrivals, struck),
        ),
      ),
    },
  ];
}

function buildCancelled(seen: Seen, flags: readonly VisitFlag[]): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = seen;
  const { cancelledAt, closedReason, email, staffChanges = [] } = party;
  const canceller = staffChanges.findLast(({ kind }) => kind === 'cancel');
  const entries = [...openOf(party, 'arrive'), ...openOf(party, 'pay')];
  const decision = {
    kind: 'others',
    ...nameOf(party),
    settled: entries.map(({ id }) => id),
    reason: copy.reason.others,
  } as const;
  const hasCome = flags.includes('here-cancelled');
  return [
    {
      ...describeCase(seen, hasCome ? copy.why.cancelled : copy.why.paidCancelled),
      facts: inOrder([
        {
          at: cancelledAt,
          what: copy.fact.cancelled,
          lines: [
            canceller
              ? authorOf(canceller, reply)
              : closedReason === undefined
                ? copy.cancelledBy.guest
                : copy.cancelledBy.house,
            email === '' ? copy.notMailed : copy.mailed,
          ],
        },
        ...entries.map((entry) => factOf(entry, [], reply)),
      ]),
      choices: [
        choice(copy.choice.stands, copy.choice.standsSub, settle(seen, entries, [])),
        ...(hasCome
          ? [
              choice(
                copy.choice.others,
                copy.choice.othersSub,
                { decisions: [decision] },
                { needsManager: true },
              ),
            ]
          : refundChoices(seen)),
      ],
    },
  ];
}

function buildOtherStart(seen: Seen): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = seen;
  const arrivals = openOf(party, 'arrive').filter(({ kept }) => kept?.expected !== undefined);
  const expected = arrivals[0]?.kept?.expected;
  if (expected === undefined) return [];
  const came = slotById(expected.tourId);
  const isSameDay = expected.date === party.date;
  const [at, booked] = isSameDay
    ? [came ? startTimes.whole(came.time) : '', startTimes.whole(party.time)]
    : [shortDay(calendarDateFrom(expected.date)), shortDay(calendarDateFrom(party.date))];
  const join: Decision = {
    kind: 'join',
    ...nameOf(party),
    settled: arrivals.map(({ id }) => id),
    joins: expected.tourId,
  };
  return [
    {
      ...describeCase(seen, isSameDay ? copy.why.otherStart(at, booked) : copy.why.otherDay(at, booked)),
      facts: inOrder([bookedFact(seen), ...arrivals.map((entry) => factOf(entry, [], reply))]),
      choices: [
        ...(isSameDay ? [choice(copy.choice.wentIn(at), copy.choice.wentInSub, { decisions: [join] })] : []),
        choice(copy.choice.countHere(booked), copy.choice.countHereSub, settle(seen, arrivals, [])),
      ],
    },
  ];
}

function buildMoreHere(seen: Seen): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = seen;
  const arrivals = openOf(party, 'arrive');
  const { here } = partyState(party);
  const fewer = countsOf(party, arrivals).filter(([count]) => count < here);
  return [
    {
      ...describeCase(seen, copy.why.moreHere(here, party.guestCount)),
      facts: inOrder([bookedFact(seen), ...arrivals.map((entry) => factOf(entry, [], reply))]),
      choices: [
        choice(copy.choice.allHere(here), copy.choice.inRoomSub, settle(seen, arrivals, [])),
        ...fewer.map(([count, struck]) =>
          choice(copy.choice.onlyHere(count), copy.choice.othersStruck, settle(seen, arrivals, struck)),
        ),
      ],
    },
  ];
}

function buildOver(seen: Seen): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply, now } = seen;
  const arrivals = openOf(party, 'arrive');
  const room = reply.rooms.find(({ date, tourId }) => date === party.date && tourId === party.tourId);
  const inRoom = (room?.guests ?? 0) + (room?.over ?? party.guestCount);
  const isPast = endOf(calendarDateFrom(party.date), party.time, party.tourType) <= now;
  const isFull = inRoom > capacity;
  const minutes = Math.round(
    (startOf(calendarDateFrom(party.date), party.time).getTime() - now.getTime()) / 60_000,
  );
  const state = isPast ? copy.why.isOver : minutes > 0 ? copy.why.begins(startCopy.inMinutes(minutes)) : '';
  const settled = arrivals.map(({ id }) => id);
  return [
    {
      name: startOfParty(seen),
      why: [isFull ? copy.why.over(inRoom, capacity) : copy.why.closed, state].filter(Boolean).join(' '),
      facts: inOrder([
        ...arrivals.map((entry) => ({
          ...factOf(entry, [], reply),
          what: copy.fact.walkIn(entry.guests),
        })),
        ...(room?.last ? [lastBooked(room.last, seen)] : []),
      ]),
      ...(isFull && { room: { guests: room?.guests ?? 0, inRoom } }),
      choices: [
        isPast
          ? choice(copy.choice.inRoom(inRoom), copy.choice.inRoomSub, settle(seen, arrivals, []))
          : choice(copy.choice.comeIn(inRoom), copy.choice.comeInSub, settle(seen, arrivals, [])),
        choice(copy.choice.otherStart(party.guestCount), copy.choice.otherStartSub, {
          kind: 'start',
          party: nameOf(party),
          settled,
        }),
        ...(isPast
          ? []
          : [
              choice(copy.choice.ask, copy.choice.askSub, {
                kind: 'whom',
                date: party.date,
                tourId: party.tourId,
                except: party.id,
              }),
            ]),
      ],
    },
  ];
}

const lastBooked = (last: NonNullable<Room['last']>, { reply }: Seen): Fact => ({
  at: last.at,
  what: copy.fact.booked(last.guests),
  lines: [
    reply.people.find(({ id }) => id === last.by)?.name ?? copy.bySource[last.source],
    last.isMailed ? copy.mailed : copy.notMailed,
  ],
});

function buildOverpaid(seen: Seen, flags: readonly VisitFlag[]): readonly Omit<ReviewCase, 'key'>[] {
  // It is listed once a colleague has decided which payments were taken.
  if (flags.includes('paid-twice')) return [];
  const { party, reply } = seen;
  const { payments, outstandingVuv } = partyState(party);
  return [
    {
      ...describeCase(seen, copy.why.overpaid(-outstandingVuv)),
      toDo: copy.why.overpaid(-outstandingVuv),
      facts: inOrder(payments.map((entry) => factOf(entry, [], reply))),
      choices: refundChoices(seen),
    },
  ];
}

/** Reversals of the payments that do not exceed the refund due, or else of all payments. */
function refundChoices({ party }: Seen): readonly Choice[] {
  const { payments, outstandingVuv } = partyState(party);
  const fitting = payments.filter(({ vatu }) => vatu <= -outstandingVuv);
  return (fitting.length > 0 ? fitting : payments).map((payment) =>
    choice(
      copy.choice.refund(payingInWords(payment)),
      copy.choice.refundSub,
      { reversal: { ...nameOf(party), entry: payment.id, reason: copy.reason.overpaid } },
      { needsManager: true, done: copy.done.refund(payingInWords(payment)) },
    ),
  );
}
