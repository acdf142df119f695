import { counted } from '#shared/values/counted.ts';

const presses = (count: number) => counted(count, 'press', 'presses');

export const agreeCopy = {
  title: 'Agree with a tablet',
  about: 'without a network, about ten seconds each way',
  hint: 'Afterwards both know the same. Whichever finds the network first sends everything, once.',
  showFirst: 'This one shows first',
  readFirst: 'This one reads first',
  firstHint: 'One of them shows, the other reads. Then the other way.',
  step: (step: number) => `${step} of 2`,
  code: 'Moving code',
  point: 'Point the other one at this.',
  pointHint: (count: number) => `It reads what this one knows: ${presses(count)}. Keep both still.`,
  picture: (index: number, total: number) => `picture ${index} of ${total}`,
  again: 'then again',
  reading: 'Reading the other one',
  readingHint: 'Pictures may come in any order. What is read stays, also when you stop.',
  read: (total: number) => `of ${total} read`,
  turnRead: 'Turn both round. Now this one reads.',
  turnReadHint: 'The other one shows what it knows. Keep both still.',
  turnShow: (name: string) => `Turn both round, point ${name} at this.`,
  turnShowHint: (count: number, name: string) =>
    `Half is done: this one knows the ${presses(count)} of ${name} already.`,
  showsToo: (name: string, count: number) => `${name} says ${count} too`,
  stop: 'Stop',
  done: (count: number) => `Both know ${presses(count)}.`,
  fresh: (here: number, there: number, name: string) => `${here} were new to this one, ${there} to ${name}.`,
  needsYou: (count: number) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'needs' : 'need'} you when the network is back.`,
  ofThis: 'from this one',
  ofOther: (name: string) => `from ${name}`,
  agreed: (time: string, count: number) =>
    `Agreed ${time}. What is pressed from now on is not in it: do this again at the next start. Whichever finds the network first sends all ${count}, once.`,
  back: 'Back to Today',
  half: 'Half is done.',
  halfRead: (name: string, read: number, total: number) =>
    `${name} may know what this one knows. This one does not know the other yet: it stopped at picture ${read} of ${total}. Nothing is lost; go on when you like.`,
  halfShown: (name: string) =>
    `This one knows the presses of ${name}. It is not sure that ${name} knows those of this one. Nothing is lost; go on when you like.`,
  other: 'the other one',
  goOn: 'Go on',
  foreign: 'Not a device of this house.',
  foreignHint:
    'The code is not signed by a device that a manager has let in. Nothing was read and nothing was given.',
  tryAgain: 'Try again',
  cannotSign: 'This one cannot show what it knows.',
};
