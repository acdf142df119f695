import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { type Finding, findPrivateWords, findPrivateWordsInDocument } from './private-words.ts';

/** Copy for guests and staff, and the stories that the distillery tells of its rums. */
const copy = [
  'web/app/content/**',
  'functions/email/locales/**',
  'web/app/features/{community,discover,releases,spirits}/**',
  'web/art/**',
  'web/same-bottle.test.tsx',
  'tools/e2e/story-pages.*',
];

/** Matches a part of every private word. A file without a match is not parsed, since parsing takes longest. */
const partsOfPrivateWords =
  /most|longest|shortest|tell|told|stor(y|ies)|presser|back\b|[a-z]Back|wanted|nobody|who(so)?ever|of (its|their|our|his|her) own|under the hand|of now|of before|so many/i;

const collectFindings = (
  files: string[],
  find: (file: string, text: string) => readonly Finding[],
): string[] =>
  files.flatMap((file) => {
    const text = readFileSync(path.join(projectFolder, file), 'utf8');
    const findings = partsOfPrivateWords.test(text) ? find(file, text) : [];
    return findings.map(
      ({ line, word, instead }) => `${file}:${line}: "${word}"; the field says: ${instead}`,
    );
  });

it('the code uses the words of the field, in names, comments and test names', () => {
  const files = globSync('{functions,infra,shared,tools,web}/**/*.{ts,tsx,mjs}', {
    cwd: projectFolder,
    exclude: [...copy, 'web/**/.react-router/**', 'web/build/**', 'tools/dev-cli/words/**'],
  });
  expect(files.length).toBeGreaterThan(1500);
  expect(collectFindings(files, findPrivateWords)).toEqual([]);
});

it('the documents use the words of the field, except in quotations', () => {
  const files = globSync(['*.md', '{functions,infra,shared,tools}/**/*.md', 'web/*.md'], {
    cwd: projectFolder,
  });
  expect(files.length).toBeGreaterThan(60);
  expect(collectFindings(files, (_, text) => findPrivateWordsInDocument(text))).toEqual([]);
});

it.each([
  ['a name', 'const mostTries = 3;', 'mostTries'],
  ['a property', 'const reply = { told: [] };', 'told'],
  ['a comment', '// The quota is given back.\nrun();', 'given back'],
  ['a comment of a declaration', '/** A table of its own. */\nexport const table = 1;', 'of its own'],
  ['a test name', "it('says whoever asks', () => {});", 'whoever'],
])('the scan of words finds a private word in %s', (_, text, word) => {
  expect(text).toMatch(partsOfPrivateWords);
  expect(findPrivateWords('a.ts', text).map((finding) => finding.word)).toEqual([word]);
});

it('the scan of words finds a private word in a document, but not in its quotations', () => {
  const text =
    'Staff are told.\nThe button says **Take back**, the message "Nobody is here", the type `told`.';
  expect(findPrivateWordsInDocument(text)).toEqual([{ line: 1, word: 'told', instead: 'notified' }]);
});

it('the scan of words ignores string literals in code that are not test names', () => {
  expect(findPrivateWords('a.ts', "export const text = 'The history is told by whoever was there';")).toEqual(
    [],
  );
});
