import { formatFigure } from '#shared/values/written-amount.ts';

export const refusalCopy = {
  understood: 'Understood',
  seeHistory: 'See the history',
  notWritten: {
    arrive: 'Your arrival was not written.',
    pay: 'Your payment was not written.',
    'no-show': 'Your no-show was not written.',
    note: 'Your note was not written.',
    undo: 'Nothing was undone.',
  },
  holdMoney: 'If you have their money in your hand, give it back.',
  alreadyPaid: (how: string) => `Already paid, ${how}`,
  alreadyHere: 'Already here',
  changed: (name: string) => `${name} has changed`,
  cancelled: (name: string) => `${name} is cancelled`,
  full: 'The history is full',
  late: 'Too late',
  missing: 'Not found',
  other: 'Not written',
  /** Instead of a name. */
  party: 'The party',
  who: (name: string, what: string, time: string) => `${name}: ${what}, ${time}.`,
  now: 'Now:',
};
export const endedCopy = {
  title: 'This device is no longer linked.',
  hint: 'No name of a guest is kept here any more. Sign in again, or ask a manager for a new link.',
  unsent: (count: number) => (count === 1 ? '1 press was not sent:' : `${count} presses were not sent:`),
  notSent: (count: number) =>
    `${count === 1 ? 'It is' : 'They are'} kept here: sent when the same person signs in again, or by a manager once that person has left. Until then, tell somebody at the bar.`,
  arrive: (guests: number) => `${guests} arrived`,
  pay: (vuv: number) => `${formatFigure(vuv)} VUV paid`,
  'no-show': 'no-show',
  note: 'a note',
  undo: 'an undo',
  describePress: (what: string, start: string, time: string) => `${what}, ${start}, pressed at ${time}`,
};
export const leftCopy = {
  title: (name: string, count: number) => `${name}: ${presses(count)} not sent`,
  explained: (name: string) =>
    `${name} has left, so only a manager can send this. It is recorded in your name, with a note of who pressed it and when.`,
  send: 'Send in my name',
  discard: 'Discard',
  noteText: (text: string) => `the note “${text}”`,
  of: (party: string, what: string) => `${party}: ${what}`,
  note: (name: string, count: number, from: string, until: string) =>
    count === 1
      ? `The press before this note was made by ${name} at ${from}.`
      : `The ${count} presses before this note were made by ${name}, ${from} to ${until}.`,
};

const presses = (count: number): string => (count === 1 ? '1 press' : `${count} presses`);
