import { operatorChoice } from '#app/content/operator/operator-choice.ts';
import type { ListedOperator, StaffOperator } from '#shared/contracts/office/operator.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import type { OperatorEntry } from '#shared/operators/operator-history.ts';
import { maxOperatorNoteLength } from '#shared/operators/operator-history.ts';
import { seatsPerDayChoices } from '#shared/operators/operator-limits.ts';
import type { ChargingModel } from '#shared/operators/operator-request.ts';
import type { OperatorDecision } from '#shared/operators/operator-state.ts';
import { counted } from '#shared/values/counted.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';

/** `9 Dec`, in Port Vila; with the year if it is not the current one. */
const dayOf = (seconds: number): string => dateOf(new Date(seconds * 1000));
const shortDay = (day: string, year: boolean): string =>
  formatDate(dateOf(new Date(`${day}T00:00:00+11:00`)), {
    day: 'numeric',
    month: 'short',
    ...(year && { year: 'numeric' as const }),
  });
const dayIn = (seconds: number, now: number): string =>
  shortDay(dayOf(seconds), dayOf(seconds).slice(0, 4) !== dayOf(now).slice(0, 4));

const models: Readonly<Record<ChargingModel, string>> = {
  operator_charges: 'charges the guests',
  guest_pays: 'guests pay here',
};

/** The page of the tour operators. */
export const operatorsCopy = {
  title: 'Operators',
  lead: 'Who may book for guests, and who asks to.',
  loading: 'Loading operators…',
  notLoaded: 'The operators could not be loaded.',
  old: 'This list may be out of date.',
  retry: 'Try again',
  toDecide: 'To decide',
  nothing: 'Nothing to decide.',
  nothingHint: 'A request shows here within seconds, and its mail comes to the office.',
  approved: 'Operators',
  noOperators: 'No operator has a link yet.',
  former: 'Ended and rejected',
  cut: 'There are more requests than are listed: the form may be under attack.',
  choose: 'Choose an operator.',
  state: ({ status }: Pick<ListedOperator, 'status'>) =>
    ({ requested: 'Asks', approved: 'Approved', rejected: 'Rejected', revoked: 'Ended' })[status],
  linkUntil: (until: number, now: number) => `link until ${dayIn(until, now)}`,
  asked: (at: number, now: number) => `asked ${dayIn(at, now)}`,
  lastVisit: (day: string | undefined, now: number) => {
    if (day === undefined) return 'no booking yet';
    const year = day.slice(0, 4) !== dayOf(now).slice(0, 4);
    return `last booking for ${shortDay(day, year)}`;
  },
  model: (model: ChargingModel) => models[model],
} as const;

/** One operator. */
export const operatorCopy = {
  loading: 'Loading the operator…',
  notLoaded: 'The operator could not be loaded.',
  back: 'All operators',
  retry: 'Try again',
  askedAt: (when: string) => `asked ${when}`,
  standing: ({ status }: StaffOperator, until: string) =>
    ({
      requested: `waits for a decision; the request expires on ${until}`,
      rejected: `rejected; the request expires on ${until}`,
      approved: `link until ${until}`,
      revoked: 'has no link any more',
    })[status],
  check: 'Telephone them before you decide: anyone can submit the form in someone else’s name.',
  asks: 'asks for your passkey',
  key: {
    approve: {
      requested: 'Approve, make the link',
      rejected: 'Approve all the same',
      revoked: 'Let in again',
    },
    renew: 'Renew the link',
    reject: 'Reject',
    end: 'End the link',
    again: 'Send guests new links',
  },
  confirm: {
    what: 'Letting operators in and out needs',
    approve: {
      title: (name: string) => `Approve ${name}?`,
      text: 'They get a link to a page of their own, where they book for guests, cancel, and see their statement. You send it.',
      yes: 'Approve',
      busy: 'Approving…',
    },
    reject: {
      title: (name: string) => `Reject ${name}?`,
      text: 'No mail is sent: please write to them yourself. Until the request expires you can still approve it.',
      yes: 'Reject',
      busy: 'Rejecting…',
    },
    renew: {
      title: (name: string) => `A new link for ${name}?`,
      text: `The old link stops working at once. The new one works for ${retentionDays.operator} days. You send it. If someone else may have the old link, end it instead: a new link does not stop them from cancelling bookings they have seen.`,
      yes: 'Renew',
      busy: 'Renewing…',
    },
    end: {
      title: (name: string) => `End the link of ${name}?`,
      text: (ahead: number) =>
        ahead === 0
          ? 'It stops working at once. They have no bookings ahead.'
          : `It stops working at once. Their ${counted(ahead, 'booking')} ahead ${ahead === 1 ? 'stays' : 'stay'}: guests get new links by mail, and those that the operator knows stop working.`,
      yes: 'End the link',
      busy: 'Ending…',
    },
    again: {
      title: () => 'Send guests new links?',
      text: 'Guests whose link the operator still knows get a new one by mail. Bookings stay.',
      yes: 'Send',
      busy: 'Sending…',
    },
  },
  done: {
    approve: 'Approved. Send them the link.',
    reject: 'Rejected. Please write to them yourself.',
    renew: 'Renewed. The old link no longer works.',
    end: 'Ended. The link no longer works. Bookings stay.',
  } satisfies Record<OperatorDecision, string>,
  guests: ({ renewed, left, theirs }: { renewed: number; left: number; theirs: number }) =>
    [
      renewed > 0 &&
        `${counted(renewed, 'guest')} ${renewed === 1 ? 'gets a new link' : 'get new links'} by mail.`,
      left > 0 && `${counted(left, 'booking')} still to do: press Send guests new links.`,
      theirs > 0 &&
        `${counted(theirs, 'booking')} with the operator’s own address ${theirs === 1 ? 'keeps its link' : 'keep their links'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  guestsUnknown: 'Guests may not have new links yet: press Send guests new links.',
  refused: (reason: string, kind?: string) =>
    kind === 'operator-changed' ? reason : `Nothing was changed. ${reason}`,
  lost: 'No answer came, so it may have been done. Press again: it counts once.',

  contact: 'As they wrote',
  facts: { type: 'Kind', frequency: 'Comes', waits: 'Waits here', language: 'Language' },
  waits: { yes: 'yes', no: 'no' },
  choice: operatorChoice,
  languages: { en: 'English', fr: 'French' },

  note: 'Note',
  noteLabel: 'Internal note',
  noteHint: `For managers only. At most ${formatFigure(maxOperatorNoteLength)} characters.`,
  saveNote: 'Save the note',
  saving: 'Saving…',
  noteSaved: 'The note is saved.',
  version: (version: number, who: string, when: string) => `Version ${version}, ${who}, ${when}`,
  earlier: (count: number) => counted(count, 'earlier version'),
  emptied: 'emptied',

  charging: 'Whom guests pay',
  models: [
    { value: 'operator_charges', label: 'The operator' },
    { value: 'guest_pays', label: 'Us, here' },
  ] satisfies { value: ChargingModel; label: string }[],
  chargingHint:
    'An operator whom guests pay pays us by the month. Counts for bookings from now on: those made keep theirs.',
  saveCharging: 'Save',
  chargingNeeds: 'Changing whom guests pay needs',
  chargingSaved: 'Saved. It counts for bookings from now on.',

  limit: 'What the link may do',
  limits: seatsPerDayChoices.map((seats) => ({
    value: String(seats),
    label: `${seats.toLocaleString('en')} places a day`,
  })),
  limitHint: (cancellations: number) =>
    `And ${cancellations} cancellations an hour. Beyond that the link is refused and we hear of it.`,
  saveLimit: 'Save',
  limitSaved: 'The limit is saved.',

  ahead: 'Bookings ahead',
  none: 'No bookings ahead.',
  sum: (bookings: number, guests: number) => `${counted(bookings, 'booking')}, ${counted(guests, 'guest')}`,
  columns: ['When', 'Guests', 'Who pays'],
  pays: { operator_charges: 'operator', guest_pays: 'guests, here' } satisfies Record<ChargingModel, string>,
  known: 'operator knows its link',
  theirs: 'operator’s own address',
  tours: { 'Tour and Tasting': 'Tour', 'Cellar Door Tasting': 'Tasting' },

  history: 'History',
  former: 'a former colleague',
  commandLine: 'by command',
  operator: 'operator',
  askedHistory: ['Asked', 'for access'],
  happened: (entry: OperatorEntry): readonly [string, string] => {
    switch (entry.kind) {
      case 'approve':
        return ['Approved', 'with a link'];
      case 'reject':
        return ['Rejected', ''];
      case 'renew':
        return ['Link', 'renewed'];
      case 'end':
        return ['Link', 'ended'];
      case 'note':
        return ['Note', entry.text === '' ? 'emptied' : 'changed'];
      case 'charging':
        return ['Charging', models[entry.model]];
      case 'limit':
        return ['Limit', `${entry.seatsPerDay} places a day`];
    }
  },
} as const;

/** A link that was just made. */
export const operatorLinkCopy = {
  title: (name: string) => `Link for ${name}`,
  text: 'Shown once: it is kept nowhere. Whoever has it books and cancels in their name, so send it to this address alone.',
  copy: 'Copy',
  copied: 'Copied',
  copiedLong: 'Copied. Send it to this operator alone.',
  notCopied: 'Select the address and copy it by hand.',
  mail: (email: string) => `Mail it to ${email}`,
  hide: 'Done',
} as const;
