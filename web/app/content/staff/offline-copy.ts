import { capacity } from '#shared/booking/terms.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { codeLength } from '#shared/staff/sign-in/code.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';
import type { DeviceWord } from './device-word.ts';

const presses = (count: number) => counted(count, 'press', 'presses');
const areOrIs = (count: number) => (count === 1 ? 'is' : 'are');

/** Words between asterisks are stressed. */

/** The line below the bar while presses wait, and the sheet behind its count. */
export const lineCopy = {
  offline: (since: string) => `No network since ${since}.`,
  kept: (device: DeviceWord) => `What you press is kept on this ${device} and sent by itself.`,
  /** Opened from storage. */
  cold: (openedAt: string, asOf: string, age: string) =>
    `Opened without a network at ${openedAt}. This is the list as of ${asOf}${age && `, ${age} old`}.`,
  colleagues: (asOf: string) => `Colleagues’ presses since ${asOf} are not in it.`,
  old: (since: string, age: string) => `No network since ${since}. This list is ${age} old.`,
  later: (since: string) =>
    `Bookings made after ${since} are not in it: scan their code, or ask for their letters.`,
  back: 'Network is back.',
  sending: 'Sending in the order you pressed.',
  sent: (count: number) => (count === 1 ? 'It is sent.' : `All ${count} are sent.`),
  asOfNow: 'The list is as of now.',
  update: 'A new version is here.',
  updateWaits: (count: number) =>
    count === 1
      ? 'It is put in by itself when the last press is sent. Go on working.'
      : `It is put in by itself when the last ${count} presses are sent. Go on working.`,
  minutes: (count: number) => counted(count, 'minute'),
  hours: (count: number) => counted(count, 'hour'),
  days: (count: number) => counted(count, 'day'),
  /** Below the figure of the count. */
  keptHere: 'kept here',
  ofSent: (of: number) => `of ${of} sent`,
  ofWait: (of: number) => `of ${of} wait`,
  isSent: 'sent',
  /** The count as a button. */
  show: 'Show them',
  can: 'What I can do',
};

export const keptCopy = {
  title: (count: number, device: DeviceWord) =>
    `${count} ${count === 1 ? 'waits' : 'wait'} on this ${device}`,
  about: (device: DeviceWord) =>
    `Newest first. They stay here, also when the ${device} is switched off, and are sent by themselves, in order.`,
  none: 'Nothing waits here.',
  kept: 'Kept',
  arrived: (name: string, guests: number) => `${name}, ${guests} arrived`,
  joined: (name: string, guests: number, start: string) => `${name}, ${guests} joined ${start}`,
  paid: (name: string, sum: string) => `${name} paid ${sum}`,
  noShow: (name: string) => `${name}, no-show`,
  note: (name: string) => `${name}, note`,
  undo: (name: string) => `${name}, undone`,
  added: (name: string, guests: number) => `${name}, ${guests} added`,
  /** Of a party that is not on this device. */
  byLetters: (letters: string) => `Letters ${letters}`,
  noCode: 'no code',
  undoneAt: (time: string) => `undone ${time}: 2 presses`,
  more: (count: number, since: string) => `${count} more, since ${since}`,
  andMore: (count: number) => `and ${count} more`,
  tryNow: 'Try now',
  nextTry: (seconds: number) => `next try in ${seconds} s`,
  trying: 'Trying…',
};

/** The presses sent since the network is back. */
export const sentCopy = {
  title: (count: number) => `${count} sent`,
  about: 'Newest first. Each counts once, with its own time and author.',
  sent: 'Sent',
};

/** Actions that work without a network and actions that wait for it, each with a remark. */
export const canCopy = {
  title: 'Without a network',
  can: 'You can',
  waits: 'This waits for the network',
  understood: 'Understood',
  cans: (device: DeviceWord): readonly (readonly [string, string])[] => [
    ['Arrived, all or some', `also with the guest’s code or ${inWords(lettersOfParty)} letters`],
    ['Cash, Card, Other', 'whole sum or part of it'],
    ['Walk-in', `counted against ${capacity} by this ${device} alone`],
    ['No-show, Note', 'once the start has begun; notes at any time'],
    ['Undo', `what this ${device} has kept, until it is sent`],
    ['Joins another start', 'a party that is here goes in at another start; their booking stays as it was'],
  ],
  waiting: (device: DeviceWord): readonly (readonly [string, string])[] => [
    ['Change or move a booking', 'another tablet or the site may have given the place away. Write a note.'],
    ['Cancel a booking, Telephone booking', 'take the name and number on paper'],
    ['Closures, Calendar', 'guests could not be told'],
    ['Cash-up', 'count the cash, write it down; the till closes when all presses are sent'],
    ['Mails, Orders, Operators, People', `nothing of these is kept on this ${device}`],
    [
      `Your ${inWords(codeLength)} digits`,
      'they cannot be checked. Press your name; the history says “no code”.',
    ],
  ],
  needs: 'needs the network',
  needed: 'need the network',
  onPaper: 'needs the network: take name and number on paper',
  others: 'Orders, Operators, Numbers, People',
  closing: 'Closures, Calendar, Cash-up',
};

/** One screen with all marks: name and meaning. */
export const marksCopy = {
  title: 'What the marks mean',
  dashed: (device: DeviceWord) =>
    ['Dashed: kept here', `Written on this ${device}. It is sent by itself. Nothing to do.`] as const,
  dashedLine: (device: DeviceWord) =>
    ['Dashed line: payment kept here', `The money is in your hand, the press on this ${device}.`] as const,
  full: ['Full: sent', 'The house knows it.'],
  split: ['Split in two: needs you', 'Two facts do not fit. See both, press one.'],
  hollow: ['Hollow day: without a network', 'From this hour on the list may miss something.'],
  question: (device: DeviceWord) =>
    ['Question mark: a place nobody can be sure of', `Left as far as this ${device} knows.`] as const,
  edge: ['Orange edge: kept, but may be deleted', 'Agree with a tablet.'],
  red: ['Red: not kept', 'Write it on paper. Then do what it says.'],
} as const;

/** For a device that cannot store presses, or may lose them. */
export const offlineProblemCopy = {
  do: 'Do this now',
  refused: {
    title: (device: DeviceWord) => `This ${device} cannot keep what you press.`,
    text: 'While there is network you can work. *Without it, a press here would be lost, so the keys are off.*',
    steps: [
      'Open the console from the *Home Screen*, not inside another app.',
      'Or in Settings, allow *site data* (cookies) for this site.',
      'Else use another device, or the printed run sheet.',
    ],
    again: 'Check again',
    sheet: 'Show the run sheet',
  },
  private: {
    title: 'This is a private window.',
    text: 'It forgets everything when it is closed. *Without a network, no press is recorded here.*',
    steps: (address: string) => [
      `Open *${address}* in a normal window.`,
      'Sign in there, while there is network.',
      'Close this window. Nothing waits in it.',
    ],
    copy: 'Copy the address',
    copied: 'Copied',
  },
  full: {
    title: (device: DeviceWord) => `This ${device} is full. The last press is not kept.`,
    write: (press: string) => `*Write it down: ${press}.*`,
    safe: (count: number) =>
      count === 0 ? '' : count === 1 ? 'The 1 before it is safe.' : `The ${count} before it are safe.`,
    steps: (count: number) => [
      'Delete photos or films: *50 MB* are enough.',
      'Press the last one again.',
      count === 0
        ? 'Do *not* delete the console or its data.'
        : `Do *not* delete the console or its data: the ${presses(count)} ${areOrIs(count)} in it.`,
    ],
    again: 'Try again',
  },
  clock: {
    slow: (device: DeviceWord, age: string) => `The clock of this ${device} is ${age} slow.`,
    fast: (device: DeviceWord, age: string) => `The clock of this ${device} is ${age} fast.`,
    text: (shown: string, right: string, measured: string) =>
      `It shows ${shown}; it is *${right}*. Measured at the last contact, ${measured}. Presses are kept with the right time; starts and codes go by it too.`,
    steps: [
      'Settings, *Date and time*.',
      'Switch on *Set automatically*; without a network set it by hand to Port Vila time.',
      'Come back here. The red goes by itself.',
    ],
    set: 'I have set it',
    goOn: 'Go on with the right time',
    corrected: (time: string) => `it is ${time}`,
  },
  mayGo: {
    title: (device: DeviceWord) => `This ${device} may delete unsent presses when it runs short of space.`,
    text: (megabytes: number | undefined) =>
      `${megabytes === undefined ? '' : `${formatFigure(megabytes)} MB are left. `}Agree with a tablet now, and again at each start: the other device then has them too.`,
  },
  agree: 'Agree with a tablet',
  withoutNetwork: 'without a network',
  agreeFirst: 'Agree with a tablet first',
  gives: (count: number) => `gives it the ${count}`,
};

/** Signing out while presses wait. */
export const leavingCopy = {
  title: (count: number, device: DeviceWord) =>
    `${presses(count)} ${count === 1 ? 'waits' : 'wait'} on this ${device}.`,
  text: (device: DeviceWord) =>
    `Signing out does not lose them. They stay locked on this ${device} and are sent after somebody signs in here again, with your name on them.`,
  warning: 'Without a network, no one can sign in here again, not even you.',
  leave: 'Sign out, keep them locked',
  /** After agreeing with another device. */
  back: 'Back to signing out',
};

/** A party that joins another start than the booked one. */
export const joinCopy = {
  button: 'Joins another start',
  title: (name: string, guests: number) =>
    `${name}: where do ${guests === 1 ? 'they' : `the ${guests}`} go in?`,
  about: 'Their booking stays as it was. They count in the room of the start that they join.',
  none: 'No other start is open any more.',
  /** Why it cannot be recorded without a network. */
  isSent: 'their arrival is sent already',
  slip: (name: string, guests: number, start: string) => `${name}: ${guests} joined ${start}`,
};

/** How to put the console on the home screen. */
export const installCopy = {
  title: { iphone: 'Put it on the Home Screen.', android: 'Put it on the home screen.' },
  why: {
    iphone:
      'Then it opens without a network. In the browser alone an iPhone throws away after a week what it keeps; on the Home Screen it does not.',
    android:
      'Then it opens without a network, and the phone does not clear it away when it is short of room.',
  },
  /** The hint and its button. */
  opens: 'Then it opens without a network.',
  how: 'How',
  name: 'Rum door',
  /** `↑` stands for the sign of Share, `+` for that of Add, `⋮` for the menu of Chrome. */
  iphone: [
    'In Safari press ↑ *Share*',
    '+ *Add to Home Screen*, then *Add*',
    'Open it from there, sign in once more',
  ],
  android: [
    'Press *Install* below',
    'No key? In Chrome ⋮ then *Add to Home screen*',
    'Open it from there; you stay signed in',
  ],
  foot: 'It is at the foot of Safari:',
  install: 'Install',
  takes: 'takes 2 MB',
  notNow: 'Not now',
  again: 'asked again in a week',
} as const;

/** The days stored on the device. */
export const keptDaysCopy = {
  title: 'Kept days',
  asOf: (asOf: string) => `As of ${asOf}.`,
  asOfOld: (asOf: string, age: string) => `These days are as of ${asOf}, ${age} old.`,
  about: (count: number, device: DeviceWord) =>
    `${count} ${count === 1 ? 'day is' : 'days are'} kept on this ${device}. The further ahead, the more is missing.`,
  guests: (guests: number, parties: number) =>
    guests === 0 ? 'nobody booked' : `${counted(guests, 'guest')}, ${counted(parties, 'party', 'parties')}`,
  runSheet: 'Run sheet',
  printAll: 'Print all kept days',
  /** While there is power for the printer. */
  sheets: (count: number) => `${counted(count, 'day')}, black on white`,
  history: (asOf: string) => `History, as of ${asOf}`,
  /** In place of an email address. */
  noMail: (device: DeviceWord) => `not kept on this ${device}`,
};

/** A walk-in without a network. */
export const walkInAloneCopy = {
  title: (device: DeviceWord) => `Counted by this ${device} alone.`,
  text: (since: string | undefined) =>
    `The site and the tablets may have filled places${since === undefined ? '' : ` since ${since}`}. Look into the room before you add.`,
  left: (count: number) => (count === 0 ? 'full?' : `${count} left?`),
  kept: (vuv: number, device: DeviceWord) => `${formatFigure(vuv)} to pay, kept on this ${device}`,
};

/** Under *More*, without a network. */
export const moreOfflineCopy = {
  waiting: (count: number) => `What waits, ${count}`,
  keptDays: 'Kept days and run sheets',
  can: 'What I can do without a network',
};
