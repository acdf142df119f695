import type { TourLanguage } from '#shared/booking/language.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

const letters = inWords(lettersOfParty);

export const cameraCopy = {
  title: 'Scan',
  hint: 'Keep the code inside the frame',
  opening: 'Opening the camera…',
  further: 'Cannot read it yet. More light, or further away',
  noCode: 'No code after 8 seconds',
  noCodeHint: `A cracked or dim screen is common. The ${letters} letters do the same.`,
  notFetched: `The reader of codes is not here yet. The ${letters} letters do the same.`,
  typeLetters: `Type ${letters} letters`,
  light: 'Light',
  refused: 'The camera is not allowed.',
  refusedHint: `The ${letters} letters do the same. To allow the camera: Settings, Apps, this browser, Camera.`,
  missing: 'There is no camera.',
  missingHint: `Another app may be using it. The ${letters} letters do the same.`,
  askAgain: 'Ask again',
  askAgainFor: 'for the camera',
  find: 'Find',
  findName: 'Find the name',
};

export const findingCopy = {
  good: (time: string) => `Good. In the list of ${time}`,
  changed: (time: string) => `Good. Changed after ${time}`,
  unlisted: 'Good. Signed by us, not in the list',
  here: (time: string) => `Already here since ${time}`,
  otherStart: (start: string) => `Not this start: ${start}`,
  otherDay: (day: string) => `Not today: ${day}`,
  cancelled: (time: string) => `Cancelled, as of ${time}`,
  leftList: (time: string) => `No longer in the list of ${time}`,
  guests: (count: number, start: string) => `${counted(count, 'guest')}, ${start}`,
  someHere: (here: number, guests: number) => `${here} of ${guests} are here.`,
  toPay: (vuv: number) => (vuv > 0 ? `${formatFigure(vuv)} to pay.` : 'Nothing to pay.'),
  note: (text: string) => `Note: ${text}`,
  bookedAfter: (time: string | undefined) =>
    `${time === undefined ? '' : `Booked after ${time}. `}The code is enough; it carries three letters of the name, no more.`,
  arrivedBy: (who: string, guests: number, isAll: boolean, isHere: boolean) =>
    `${who} pressed Arrived for ${isAll ? 'all ' : ''}${guests}${isHere ? ' on this device' : ''}. The same code adds nobody.`,
  somebody: 'Somebody',
  places: (start: string, language: TourLanguage | undefined, left: number) =>
    `${start}${language === undefined ? '' : `, in ${language}`}: ${counted(left, 'place')} left as far as this device knows.`,
  leftListHint:
    'The code is older than the list, and the list does not have them: they cancelled or moved. Ask for a newer ticket, or find the name.',
  cancelledHint: 'The places may be given away.',
  elseHolds: 'Somebody else shows the same code? Ask for the name, then open the party.',
  staysBooked: (day: string) => `Their booking of ${day} stays. Only the network can cancel it.`,
  neverCancelled: 'If they say they never cancelled: let them in, add a note. A manager looks at it later.',
  byCode: 'Comes into the list of this device with “by code”.',
  arrived: 'Arrived',
  arrivedAll: (count: number, start: string) =>
    `${count === 1 ? 'one' : count === 2 ? 'both' : `all ${count}`}, ${start}`,
  arrivedFor: (time: string) => `Arrived for ${time}`,
  theyWait: 'they wait',
  joins: (time: string) => `Joins ${time}`,
  onlySome: 'Only some',
  howMany: 'How many of them are here?',
  nextGuest: 'Next guest',
  open: 'Open',
  walkInToday: 'Walk-in today',
  walkIn: 'Let them in as walk-in',
  walkInFor: (count: number, vuv: number) => `${counted(count, 'adult')}, ${formatFigure(vuv)} to pay`,
  notNow: 'Not now',
  notOurs: 'Not our code',
  notSigned: 'Not signed by us',
  notSignedHint: 'It may be changed, copied wrongly, or of another shop.',
  nobody: 'Nobody is let in by it.',
  askLetters: `Ask for the ${letters} letters below the code, or find the name.`,
  noKeys: 'Codes cannot be checked yet',
  noKeysHint: `This device has not been online since codes are used. The ${letters} letters find the party.`,
  recorded: (name: string, count: number) => `${name}: ${count} arrived`,
  notKept: (name: string) => `${name} is not recorded. Write it down.`,
};

export const lettersCopy = {
  title: `${capitalised(letters)} letters`,
  where: 'Below the code, on the ticket and in the mail. None looks like another letter or a digit.',
  typed: (letters: string) => (letters === '' ? 'No letter yet' : `Letters so far: ${letters}`),
  begin: (count: number) => (count === 1 ? '1 party begins so' : `${count} parties begin so`),
  more: (count: number) => `${count} more`,
  clear: 'Clear',
  back: 'Remove the last letter',
  unlisted: (time: string | undefined) =>
    time === undefined ? 'Not in the list' : `Not in the list of ${time}`,
  laterOrWrong: 'A later booking, or wrong letters.',
  proveNothing: 'Letters alone prove nothing; a code would.',
  showCode: 'Have them show the code if they can.',
  howMany: 'How many are they?',
  adults: (count: number) => (count === 1 ? 'adult' : 'adults'),
  fewer: 'One fewer',
  another: 'One more',
  whichStart: 'Which start do they say?',
  letIn: 'Let in, look later',
  keptWith: (letters: string) => `kept with the letters ${letters}`,
};
