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
import { isMoney, payingInWords, sumOf } from '../today/view/party-words.ts';
import { shortDay, timeOf } from '../today/view/time-words.ts';
import { authorOf, entryPhrase, factOf, nameOfParty, sortByTime, startName } from './facts.ts';
import type { Choice, Decision, Fact, ReviewCase, ReviewReply } from './review-case.ts';

type EntryOf<Kind extends VisitEntry['kind']> = Extract<VisitEntry, { kind: Kind }>;

interface CaseInput {
  readonly party: Party;
  readonly reply: ReviewReply;
  readonly now: Date;
}

/** The decisions about parties that colleagues have to make, one case for each contradiction. */
export const partyCases = (reply: ReviewReply, now: Date): readonly ReviewCase[] =>
  reply.parties.flatMap((party) => {
    const { flags } = partyState(party);
    const input = { party, reply, now };
    return builders.flatMap(({ flags: caseFlags, build }) =>
      caseFlags.some((flag) => flags.includes(flag))
        ? build(input, flags).map((reviewCase) => withKey(reviewCase, party, caseFlags))
        : [],
    );
  });

const withKey = (
  reviewCase: Omit<ReviewCase, 'key'>,
  party: Party,
  caseFlags: readonly VisitFlag[],
): ReviewCase => ({
  ...reviewCase,
  key: `${keyOf(party, caseFlags[0])} ${reviewCase.facts[0]?.at ?? ''}`,
});

/** The beginning of the key of a case. */
export const keyOf = ({ date, id }: Pick<Party, 'date' | 'id'>, flag: VisitFlag | undefined): string =>
  `${date} ${id} ${flag}`;

const builders: readonly {
  readonly flags: readonly VisitFlag[];
  readonly build: (input: CaseInput, flags: readonly VisitFlag[]) => readonly Omit<ReviewCase, 'key'>[];
}[] = [
  { flags: ['paid-twice'], build: buildPaidTwice },
  { flags: ['claimed'], build: buildClaimed },
  { flags: ['arrived-twice'], build: buildArrivedTwice },
  { flags: ['here-cancelled', 'paid-cancelled'], build: buildCancelled },
  { flags: ['other-start'], build: buildOtherStart },
  { flags: ['more-here'], build: buildMoreHere },
  { flags: ['over'], build: buildOver },
  { flags: ['overpaid'], build: buildOverpaid },
];

const partyIdOf = ({ date, tourId, id }: Party) => ({ date, tourId, party: id });

/** Valid entries of a kind that no colleague has settled, by time. */
function unsettledOf<Kind extends VisitEntry['kind']>({ log }: Party, kind: Kind): readonly EntryOf<Kind>[] {
  const undone = undoneIdsIn(log);
  const { settled } = settledIdsIn(log);
  return log
    .filter(
      (entry): entry is EntryOf<Kind> =>
        entry.kind === kind && !undone.has(entry.id) && !settled.has(entry.id),
    )
    .toSorted((a, b) => a.at - b.at);
}

const todayOf = ({ now }: CaseInput) => dateOf(now);
const startOfParty = (input: CaseInput): string =>
  startName(input.party.date, input.party.tourId, todayOf(input));

function settle(
  { party }: CaseInput,
  settled: readonly VisitEntry[],
  struck: readonly VisitEntry[],
  reason?: string,
): Choice['act'] {
  const ids = (entries: readonly VisitEntry[]) => entries.map(({ id }) => id);
  const decision: Decision = {
    kind: 'settle',
    ...partyIdOf(party),
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
  options: { readonly needsManager?: boolean; readonly done?: string } = {},
): Choice => ({
  title,
  detail: sub,
  act,
  needsManager: options.needsManager ?? false,
  done: options.done ?? `${title}.`,
});

const describeCase = (input: CaseInput, why: string) => ({
  name: nameOfParty(input.party),
  why: copy.sentence(startOfParty(input), why),
});

function buildPaidTwice(input: CaseInput): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = input;
  const payments = unsettledOf(party, 'pay');
  const { paidVuv, outstandingVuv } = partyState(party);
  const due = outstandingVuv + paidVuv;
  const overpaidVuv = Math.max(0, -outstandingVuv);
  const areAlike = new Set(payments.map(({ method }) => method)).size < payments.length;
  return [
    {
      ...describeCase(input, copy.why.paidTwice(due, paidVuv)),
      facts: sortByTime(payments.map((entry) => factOf(entry, payments, reply))),
      choices: [
        choice(
          copy.choice.bothTaken(overpaidVuv),
          copy.choice.bothTakenSub(overpaidVuv),
          settle(input, payments, []),
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
            settle(input, payments, others, copy.reason.twice),
            { needsManager: true },
          );
        }),
      ],
    },
  ];
}

function buildClaimed(input: CaseInput): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = input;
  return partyState(party).claims.map((claim) => ({
    ...describeCase(input, copy.why.claimed(sumOf(claim))),
    facts: sortByTime([bookedFact(input), factOf(claim, [], reply)]),
    choices: [
      choice(
        copy.choice.taken(sumOf(claim)),
        copy.choice.takenSub,
        { decisions: [{ kind: 'accept', ...partyIdOf(party), claim: claim.id }] },
        { needsManager: true },
      ),
      choice(copy.choice.notTaken, copy.choice.notTakenSub, settle(input, [claim], [claim]), {
        needsManager: true,
      }),
    ],
  }));
}

const bookedFact = ({ party, reply }: CaseInput): Fact => {
  const { bookedAt, source, addedBy, email, guestCount } = party;
  const bookedBy = reply.people.find(({ id }) => id === addedBy)?.name;
  return {
    at: bookedAt,
    title: copy.fact.booked(guestCount),
    lines: [bookedBy ?? copy.bySource[source], email === '' ? copy.notMailed : copy.mailed],
  };
};

/** The possible numbers of guests for these arrivals, highest first, with the entries that each would strike out. */
function countsOf(party: Party, arrivals: readonly EntryOf<'arrive'>[]) {
  const interpretations = [
    [],
    ...byDevice(arrivals).map((deviceArrivals) =>
      arrivals.filter((arrival) => !deviceArrivals.includes(arrival)),
    ),
    ...arrivals.map((arrival) => arrivals.filter(({ id }) => id !== arrival.id)),
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

/** One count for each device and colleague, since they may have recorded the guests one by one. */
const countedArrivals = (arrivals: readonly EntryOf<'arrive'>[]): readonly EntryOf<'arrive'>[] =>
  byDevice(arrivals).flatMap((deviceArrivals) =>
    deviceArrivals
      .slice(-1)
      .map((last) => ({ ...last, guests: deviceArrivals.reduce((sum, { guests }) => sum + guests, 0) })),
  );

function buildArrivedTwice(input: CaseInput): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = input;
  const arrivals = unsettledOf(party, 'arrive');
  const counts = countedArrivals(arrivals);
  const { paidVuv } = partyState(party);
  return [
    {
      ...describeCase(input, copy.why.arrivedTwice),
      facts: sortByTime(counts.map((entry) => factOf(entry, counts, reply))),
      choices: countsOf(party, arrivals).map(([here, struck]) =>
        choice(
          here >= party.guestCount ? copy.choice.allHere(here) : copy.choice.onlyHere(here),
          copy.choice.toPay(Math.max(0, Math.round((party.due / party.guestCount) * here) - paidVuv)),
          settle(input, arrivals, struck),
        ),
      ),
    },
  ];
}

function buildCancelled(input: CaseInput, flags: readonly VisitFlag[]): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = input;
  const { cancelledAt, closedReason, email, staffChanges = [] } = party;
  const canceller = staffChanges.findLast(({ kind }) => kind === 'cancel');
  const entries = [...unsettledOf(party, 'arrive'), ...unsettledOf(party, 'pay')];
  const decision = {
    kind: 'others',
    ...partyIdOf(party),
    settled: entries.map(({ id }) => id),
    reason: copy.reason.others,
  } as const;
  const hasCome = flags.includes('here-cancelled');
  return [
    {
      ...describeCase(input, hasCome ? copy.why.cancelled : copy.why.paidCancelled),
      facts: sortByTime([
        {
          at: cancelledAt,
          title: copy.fact.cancelled,
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
        choice(copy.choice.stands, copy.choice.standsSub, settle(input, entries, [])),
        ...(hasCome
          ? [
              choice(
                copy.choice.others,
                copy.choice.othersSub,
                { decisions: [decision] },
                { needsManager: true },
              ),
            ]
          : refundChoices(input)),
      ],
    },
  ];
}

function buildOtherStart(input: CaseInput): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = input;
  const arrivals = unsettledOf(party, 'arrive').filter(({ kept }) => kept?.expected !== undefined);
  const expected = arrivals[0]?.kept?.expected;
  if (expected === undefined) return [];
  const expectedSlot = slotById(expected.tourId);
  const isSameDay = expected.date === party.date;
  const [at, booked] = isSameDay
    ? [expectedSlot ? startTimes.whole(expectedSlot.time) : '', startTimes.whole(party.time)]
    : [shortDay(calendarDateFrom(expected.date)), shortDay(calendarDateFrom(party.date))];
  const join: Decision = {
    kind: 'join',
    ...partyIdOf(party),
    settled: arrivals.map(({ id }) => id),
    joins: expected.tourId,
  };
  return [
    {
      ...describeCase(input, isSameDay ? copy.why.otherStart(at, booked) : copy.why.otherDay(at, booked)),
      facts: sortByTime([bookedFact(input), ...arrivals.map((entry) => factOf(entry, [], reply))]),
      choices: [
        ...(isSameDay ? [choice(copy.choice.wentIn(at), copy.choice.wentInSub, { decisions: [join] })] : []),
        choice(copy.choice.countHere(booked), copy.choice.countHereSub, settle(input, arrivals, [])),
      ],
    },
  ];
}

function buildMoreHere(input: CaseInput): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply } = input;
  const arrivals = unsettledOf(party, 'arrive');
  const { here } = partyState(party);
  const fewer = countsOf(party, arrivals).filter(([count]) => count < here);
  return [
    {
      ...describeCase(input, copy.why.moreHere(here, party.guestCount)),
      facts: sortByTime([bookedFact(input), ...arrivals.map((entry) => factOf(entry, [], reply))]),
      choices: [
        choice(copy.choice.allHere(here), copy.choice.inRoomSub, settle(input, arrivals, [])),
        ...fewer.map(([count, struck]) =>
          choice(copy.choice.onlyHere(count), copy.choice.othersStruck, settle(input, arrivals, struck)),
        ),
      ],
    },
  ];
}

function buildOver(input: CaseInput): readonly Omit<ReviewCase, 'key'>[] {
  const { party, reply, now } = input;
  const arrivals = unsettledOf(party, 'arrive');
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
      name: startOfParty(input),
      why: [isFull ? copy.why.over(inRoom, capacity) : copy.why.closed, state].filter(Boolean).join(' '),
      facts: sortByTime([
        ...arrivals.map((entry) => ({
          ...factOf(entry, [], reply),
          title: copy.fact.walkIn(entry.guests),
        })),
        ...(room?.last ? [lastBooked(room.last, input)] : []),
      ]),
      ...(isFull && { places: { guests: room?.guests ?? 0, inRoom } }),
      choices: [
        isPast
          ? choice(copy.choice.inRoom(inRoom), copy.choice.inRoomSub, settle(input, arrivals, []))
          : choice(copy.choice.comeIn(inRoom), copy.choice.comeInSub, settle(input, arrivals, [])),
        choice(copy.choice.otherStart(party.guestCount), copy.choice.otherStartSub, {
          kind: 'start',
          party: partyIdOf(party),
          settled,
        }),
        ...(isPast
          ? []
          : [
              choice(copy.choice.ask, copy.choice.askSub, {
                kind: 'telephone',
                date: party.date,
                tourId: party.tourId,
                except: party.id,
              }),
            ]),
      ],
    },
  ];
}

const lastBooked = (last: NonNullable<Room['last']>, { reply }: CaseInput): Fact => ({
  at: last.at,
  title: copy.fact.booked(last.guests),
  lines: [
    reply.people.find(({ id }) => id === last.by)?.name ?? copy.bySource[last.source],
    last.isMailed ? copy.mailed : copy.notMailed,
  ],
});

function buildOverpaid(input: CaseInput, flags: readonly VisitFlag[]): readonly Omit<ReviewCase, 'key'>[] {
  // The refund is listed once a colleague has decided which payments were taken.
  if (flags.includes('paid-twice')) return [];
  const { party, reply } = input;
  const { payments, outstandingVuv } = partyState(party);
  return [
    {
      ...describeCase(input, copy.why.overpaid(-outstandingVuv)),
      toDo: copy.why.overpaid(-outstandingVuv),
      facts: sortByTime(payments.map((entry) => factOf(entry, [], reply))),
      choices: refundChoices(input),
    },
  ];
}

/** Reversals of the payments that do not exceed the refund due, or else of all payments. */
function refundChoices({ party }: CaseInput): readonly Choice[] {
  const { payments, outstandingVuv } = partyState(party);
  const refundable = payments.filter(({ vatu }) => vatu <= -outstandingVuv);
  return (refundable.length > 0 ? refundable : payments).map((payment) => {
    const words = [payingInWords(payment), isMoney(payment.method)] as const;
    const button = copy.choice.refund(...words);
    return choice(
      button,
      copy.choice.refundSub,
      {
        kind: 'refund',
        ...partyIdOf(party),
        entry: payment.id,
        title: copy.refundTitle(nameOfParty(party), ...words),
        method: payment.method,
        sum: sumOf(payment),
        button,
      },
      { needsManager: true, done: copy.done.refund(...words) },
    );
  });
}
