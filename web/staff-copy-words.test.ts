import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { modulesWithCopy, root } from './copy.testing.ts';
import { textsOf } from './rule-figures.testing.ts';

/** Words that colleagues with another first language did not understand, and the words the console uses instead. */
const avoidedWords: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bstor(y|ies)\b/i, 'history'],
  [/\bsettle(s|d)?\b/i, 'nothing to pay; pays'],
  [/\bapart\b/i, 'without money; other'],
  [/\bstanding\b/i, 'usual calendar'],
  [/\bwhom (this|it) tells\b/i, 'who is told'],
  [/\blead times?\b/i, 'days booked ahead'],
  [/\b(takes?|taken|taking|took)\b[^.]{0,20}\bback\b/i, 'undo an entry; reverse a payment; end a link'],
  [/\b(hold|holds|held)\b/i, 'reserve bottles; keep places; switch a start'],
  [/\bchanged? into\b|\bchange, in\b|\bchange for\b/i, 'give back'],
  [/\b(ring|rings|rang)\b/i, 'telephone'],
  [/\b(only look|read only)\b/i, 'view only'],
  [/(?<!\(|report )\b[XZ]\b/, 'interim report (X); day report (Z)'],
  [/\bnever changes\b/i, 'nobody can change it'],
  [/(?<!come )\bashore\b/i, 'guests come ashore at'],
  [/(?<!^)\bfree\b(?! of charge)|\bfree\b(?! of charge)(?!$)/i, 'places left; no language yet'],
  [/\bcorrect(s|ed|ing|ions?)?\b/i, 'change'],
  [/\bticks?\b/i, 'mark'],
  [/\bmin late\b/i, 'began … min ago'],
  [/\bplaces kept\b/i, 'places stay booked'],
  [/\bpress your name at\b/i, 'your name or initials'],
];

/** Texts of the console, and of the server for staff. */
const staffCopyFiles =
  /^(web\/app\/content\/staff\/|shared\/(staff|operators|enquiries|shop|calendar)\/.*(messages|words|csv|code|change)\.ts$|shared\/numbers\/|functions\/email\/.*(staff|house|run-sheet))/;
/** Messages of the site and its shop for guests. */
const guestCopyFiles =
  /^shared\/(shop|enquiries|operators)\/(messages|operator-messages|reply-messages)\.ts$/;

const modules = modulesWithCopy.filter((file) => staffCopyFiles.test(file) && !guestCopyFiles.test(file));

const findingsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    avoidedWords.filter(([word]) => word.test(text)).map(([, instead]) => `${text} (say: ${instead})`),
  );

it('the console and the emails to staff contain none of the words that the scan reports', () => {
  expect(modules.length).toBeGreaterThan(60);
  const findings = modules.flatMap((file) =>
    findingsIn(textsOf(file, readFileSync(path.join(root, file), 'utf8')).map(([, text]) => text)).map(
      (line) => `${file}: ${line}`,
    ),
  );
  expect(findings).toEqual([]);
});

it.each([
  'See the story',
  'Settled',
  'apart',
  'As standing',
  'Whom this tells',
  'Lead time',
  'Take 8,000 back',
  '2 held',
  'Change, in vatu',
  'you have to ring',
  'Only look',
  'Print X, so far',
  'A Z never changes.',
  'Guests ashore',
  '3 places free',
  'Correct the stock',
  'one tick is 4 bottles',
  '2 min late',
  'places kept',
  'press your name at the top',
])('the scan of the console’s words reports "%s" as unclear', (text) => {
  expect(findingsIn([text])).not.toEqual([]);
});

it.each(['free', 'free of charge', 'Close the day (Z 4)', 'Guests come ashore at'])(
  'the scan of the console’s words accepts "%s"',
  (text) => {
    expect(findingsIn([text])).toEqual([]);
  },
);
