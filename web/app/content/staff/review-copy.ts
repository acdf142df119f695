import { capacity } from '#shared/booking/terms.ts';
import type { OpenReason } from '#shared/kept-presses/open-reason.ts';
import type { DecidedAlone } from '#shared/staff/parties/decided-alone.ts';
import type { PartySource } from '#shared/staff/parties/party-source.ts';
import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

/** Decisions for colleagues once the network is back. */
export const reviewCopy = {
  /** In the bar, and the row of Today. */
  needYou: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  owe: (count: number) => `${counted(count, 'device')} still ${count === 1 ? 'owes' : 'owe'} presses`,
  /** Above the button that closes the till. */
  beforeClosing: (count: number) =>
    `${counted(count, 'decision')} still ${count === 1 ? 'waits' : 'wait'}: what is given back later counts in the next day report (Z).`,
  look: 'Decide',
  page: 'Needs you',
  heading: (sent: number | undefined, count: number) =>
    [
      ...(sent === undefined ? [] : [`${sent} sent.`]),
      count === 1 ? '1 needs you.' : `${count} need you.`,
    ] as const,
  since: (time: string) => `The network is back since ${time}.`,
  lead: 'What happened at the door is kept, all of it. Here two facts do not fit together: say which one counts. The other stays in the history, struck.',
  none: ['Nothing', 'needs you.'] as const,
  noneLead: (sent: number | undefined) =>
    sent === undefined
      ? 'All presses are with the house. The list is as of now.'
      : `All ${counted(sent, 'press', 'presses')} are with the house. The list is as of now.`,
  /** Lists of sent presses and of automatic decisions. */
  see: (count: number) => `See the ${count}`,
  hide: 'Close the list',
  alone: (count: number) => `Decided by itself, ${count === 1 ? 'once' : `${count} times`}`,
  aloneLead:
    'The same press on two devices counts once. Arrived twice with the same number, no-show then arrived: they came. A note is never lost; both stay.',
  how: {
    'counted-once': 'Arrived on two devices, counted once.',
    came: 'No-show, then arrived: they came.',
  } satisfies Record<DecidedAlone, string>,
  decided: 'Decisions can be undone like a press; refunds cannot.',
  stays: 'What you do not choose stays in the history, struck, with who and when.',
  later: 'Later, back to Today',
  back: 'Back to Today',
  notNow: 'Not now',
  /** Back from a question to the choices. */
  otherChoice: 'Another choice',
  of: (index: number, count: number) => `${index} of ${count}`,
  undo: 'Undo',
  undoing: 'Undoing…',
  undone: (name: string) => `${name}: the decision is undone.`,
  loading: 'Fetching what needs you…',
  notLoaded: 'The list could not be fetched.',
  retry: 'Try again',
  old: 'What is shown is from before.',
  managers: 'a manager decides it',
  managerDecides: 'A manager decides it.',
  passkey: 'asks for your passkey',
  needsPasskey: 'Decisions about money need',
  deciding: 'Deciding…',
  refused: (reason: string) => `Nothing was decided. ${reason}`,
  lost: 'No answer came, so it may be decided. Press again: it counts once.',
  by: (who: string, time: string) => `${who}, ${time}`,

  /** The start of a party, and the reason for the decision: `3:00 PM Tour. 8,000 owed.` */
  sentence: (start: string, why: string) => `${start}. ${why}`,
  why: {
    paidTwice: (owed: number, paid: number) => `${formatFigure(owed)} owed, ${formatFigure(paid)} written.`,
    claimed: (sum: string) => `${sum} written: more than was owed, or not at the house’s price.`,
    arrivedTwice: 'Two counts of one party.',
    cancelled: 'Cancelled, but they came.',
    paidCancelled: 'Cancelled, but they paid.',
    otherStart: (came: string, booked: string) => `They came at ${came}, booked for ${booked}.`,
    otherDay: (came: string, booked: string) => `They came on ${came}, booked for ${booked}.`,
    moreHere: (here: number, booked: number) => `${here} are here, ${booked} are booked.`,
    over: (guests: number, places: number) => `${guests} in a start of ${places}.`,
    isOver: 'It is over.',
    begins: (minutes: string) => `It begins ${minutes}.`,
    closed: 'The start had no place for them by then.',
    overpaid: (vuv: number) => `${formatFigure(vuv)} to be given back.`,
  },

  fact: {
    arrived: (guests: number) => `${guests} arrived`,
    walkIn: (guests: number) => `Walk-in, ${guests}`,
    paid: (paying: string) => paying,
    booked: (guests: number) => `${guests} booked`,
    cancelled: 'Cancelled',
    noted: (text: string) => `Note: ${text}`,
    noShow: (guests: number) => `${guests} did not come`,
    undone: 'Undone',
    unreadable: 'Cannot be read',
    atStart: (start: string) => `at ${start}`,
  },
  bySource: {
    web: 'a guest, on the site',
    operator: 'by the operator',
    phone: 'by telephone',
    'walk-in': 'at the door',
  } satisfies Record<PartySource, string>,
  cancelledBy: { guest: 'the guest, on the site', house: 'by the house' },
  mailed: 'mail sent',
  notMailed: 'no mail',
  notSeen: (what: string) => `had not seen ${what}`,
  theArrival: (guests: number) => `the ${guests}`,
  thePayment: {
    'cash-vuv': 'the cash',
    'cash-aud': 'the Australian dollars',
    card: 'the card',
    complimentary: 'the complimentary visit',
    'operator-account': 'the account',
  } satisfies Record<PaymentMethod, string>,
  codeUnchecked: 'code not checked',
  timeUnsure: 'time unsure',
  fromPaper: (sheet: string) => `from sheet ${sheet}`,
  someDevice: 'a device',
  someone: 'a former colleague',

  choice: {
    bothTaken: (vuv: number) =>
      vuv > 0 ? `Both were taken: give ${formatFigure(vuv)} back` : 'All of them were taken',
    bothTakenSub: (vuv: number) => (vuv > 0 ? 'stays on top until it is given back' : 'each counts'),
    onlyTaken: (what: string) => `Only ${what} was taken`,
    onlyTakenAt: (what: string, time: string) => `Only ${what} of ${time} was taken`,
    struckSub: (what: string) => `${what} is struck in the history`,
    othersStruck: 'the others are struck in the history',
    taken: (sum: string) => `${sum} was taken`,
    takenSub: 'enters the till, as of the door',
    notTaken: 'It was not taken',
    notTakenSub: 'it is struck in the history',
    allHere: (guests: number) => `All ${guests} are here`,
    onlyHere: (guests: number) => `Only ${guests} ${guests === 1 ? 'is' : 'are'} here`,
    toPay: (vuv: number) => (vuv > 0 ? `${formatFigure(vuv)} to pay` : 'nothing to pay'),
    stands: 'They came: it counts',
    standsSub: 'the guest gets no mail',
    others: 'These were other people: walk-in',
    othersSub: 'the cancelling stands',
    wentIn: (start: string) => `They went in at ${start}`,
    wentInSub: 'they count in that room; the booking stays',
    countHere: (start: string) => `They are here for ${start}`,
    countHereSub: 'the start at the door is struck',
    inRoom: (guests: number) => `${guests} were in the room`,
    inRoomSub: 'written as over; nobody is moved',
    comeIn: (guests: number) => `All ${guests} come in`,
    comeInSub: 'written as over; a manager is told',
    otherStart: (guests: number) => `${guests} of them went to another start`,
    otherStartSub: 'choose which',
    ask: 'Ask a party to take another start',
    askSub: 'shows whom to telephone; nobody is moved yet',
    refund: (paying: string, isMoney: boolean) => `${isMoney ? 'Refund' : 'Reverse'} ${paying}`,
    refundSub: 'the till lists both',
    place: 'Record it all the same',
    placeSub: (author: string) => `as ${author} signed it`,
    find: 'Find their party',
    findSub: 'choose from the list of the day',
    walkIn: (guests: number) => `Walk-in, ${guests}`,
    walkInAtSub: 'choose its start',
    walkInSub: (start: string) => `recorded at ${start}`,
    discard: 'Discard it',
    discardSub: 'it counts for nothing, for good',
    giveUp: 'Give them up',
    giveUpSub: 'interim and day reports list the numbers as lost',
  },
  /** Asks once more before a refund. */
  refundTitle: (name: string, paying: string, isMoney: boolean) =>
    `${name}: ${isMoney ? 'refund' : 'reverse'} ${paying}?`,
  reason: {
    twice: 'Recorded twice, without a network',
    others: 'Other people: recorded as a walk-in',
    overpaid: 'Paid too much',
  },
  done: {
    bothTaken: (vuv: number) =>
      vuv > 0 ? `Both were taken. ${formatFigure(vuv)} is to be given back.` : 'All of them were taken.',
    refund: (paying: string, isMoney: boolean) => `${paying} ${isMoney ? 'refunded' : 'reversed'}.`,
    discarded: 'Discarded.',
    placed: 'Recorded.',
    givenUp: 'Given up.',
  },

  starts: 'To which start?',
  /** The number of guests of a start, including those who joined it. */
  inIt: (guests: number) => (guests === 0 ? 'empty so far' : `${guests} of ${capacity} here`),
  parties: 'Which party?',
  whom: 'Whom to ask',
  noOne: 'Nobody of this start can be asked.',
  noPhone: 'no telephone number',
  noParties: 'Nobody is booked on this day.',

  notPlaced: 'In no history yet',
  letters: (letters: string) => `Letters ${letters}`,
  unknownParty: 'Unknown party',
  walkInName: 'Walk-in',
  openReasons: {
    'unknown-party': 'No booking of this day is theirs.',
    'history-full': 'The history of this party is full.',
    erased: 'The data of this person are erased.',
    'later-day': 'Their visit is on a later day.',
    expired: 'Bookings of that day are no longer stored.',
    waits: 'An earlier press about the same party has not arrived.',
    unreadable: 'It was written by another release, or is damaged.',
    'unknown-key': 'The server does not know the key that signed it.',
    'unproven-ticket': 'Its ticket is not ours, or of another party.',
    'unproven-sheet': 'Its run sheet is not one of ours for that day. Compare it with the paper.',
    'after-end': 'It was made after the device or the colleague had ended.',
  } satisfies Record<OpenReason, string>,

  owing: 'Devices that owe presses',
  missing: (numbers: string, count: number) =>
    count === 1 ? `1 press (${numbers}) has not arrived.` : `${count} presses (${numbers}) have not arrived.`,
  broken: (numbers: string) =>
    `Number ${numbers} does not follow the one before it. Compare it with the drawer.`,
  gone: (numbers: string) => `Lost: ${numbers}.`,
  heard: (time: string) => `Last heard ${time}. Open the console on it: it sends by itself.`,
} as const;
