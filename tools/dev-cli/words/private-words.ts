import ts from 'typescript';

/** A word that only this project would use, and the words that the field uses instead. */
interface PrivateWord {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** In names: types, functions, variables, properties. */
const nameWords: readonly PrivateWord[] = [
  { pattern: /^(most|longest|shortest)[A-Z]|^most$|[a-z]Most$/, instead: 'max…, max…Length, min…Length' },
  { pattern: /^(un)?told$|^(un)?told[A-Z]|[a-z]Told([A-Z]|$)/, instead: 'notified, pendingNotification' },
  { pattern: /^tells?[A-Z]|[a-z]Tells?([A-Z]|$)/, instead: 'notify, report, recipients' },
  { pattern: /^stor(y|ies)$|^stor(y|ies)[A-Z]|[a-z]Stor(y|ies)([A-Z]|$)/, instead: 'history' },
  { pattern: /^Presser$|[a-z]Presser$/, instead: 'actor' },
  {
    pattern:
      /^(give|pay|take|given|paid|taken|gives|pays|takes)Back([A-Z]|$)|[a-z](Give|Pay|Take|Taken)Back([A-Z]|$)/,
    instead: 'release, refund, reverse',
  },
  { pattern: /^wanted$|^wanted[A-Z]|[a-z]Wanted([A-Z]|$)/, instead: 'requested' },
];

/** In documents as well, which may tell people what to do, and describe the stories of the site. */
const documentWords: readonly PrivateWord[] = [
  { pattern: /\b(un)?told\b/i, instead: 'notified' },
  { pattern: /\b(gives?|given|giving) back\b/i, instead: 'release' },
  { pattern: /\b(pays?|paid|paying) back\b/i, instead: 'refund' },
  { pattern: /\b(takes?|taken|taking) back\b/i, instead: 'reverse, revoke' },
  { pattern: /\b(nobody|whoever|whosoever)\b/i, instead: 'no one, anyone who' },
  { pattern: /\bof (its|their|our|his|her) own\b/i, instead: 'separate, dedicated' },
  {
    pattern: /\bunder the hand\b|\bnot of now\b|\bof before\b|\bso many (of|milliseconds|days)\b/i,
    instead: 'concurrently, expired, earlier, the limit of',
  },
];

/** In comments and test names. */
const proseWords: readonly PrivateWord[] = [
  { pattern: /\btells?\b(?! apart)/i, instead: 'says, notifies, reports' },
  { pattern: /\bstor(y|ies)\b/i, instead: 'history' },
  ...documentWords,
];

/** The place of a private word. */
export interface Finding {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Finds private words in the names, comments and test names of a source file. */
export function findPrivateWords(file: string, text: string): readonly Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const search = (words: readonly PrivateWord[], start: number, text: string): void => {
    for (const { pattern, instead } of words) {
      const word = pattern.exec(text);
      if (word === null) continue;
      const [match, position] = words === proseWords ? [word[0], start + word.index] : [text, start];
      findings.push({ line: source.getLineAndCharacterOfPosition(position).line + 1, word: match, instead });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) search(nameWords, node.getStart(source), node.text);
    const name =
      ts.isCallExpression(node) && testCall.test(node.expression.getText(source)) && node.arguments[0];
    if (name && ts.isStringLiteralLike(name)) search(proseWords, name.getStart(source), name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { pos, end } of commentsOf(source, text)) search(proseWords, pos, text.slice(pos, end));
  return findings;
}

const testCall = /^(describe|it|test)\b/;

function commentsOf(source: ts.SourceFile, text: string): readonly ts.CommentRange[] {
  const comments = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      comments.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(text, node.end) ?? []) comments.set(range.pos, range);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...comments.values()];
}

/** Copy that a document quotes, and code. */
const quotation = /"[^"\n]*"|“[^”\n]*”|\*\*[^*\n]*\*\*|`[^`\n]*`/g;

/** Finds private words in a Markdown document, outside what it quotes. */
export const findPrivateWordsInDocument = (text: string): readonly Finding[] =>
  text.split('\n').flatMap((line, index) => {
    const unquoted = line.replaceAll(quotation, '');
    return documentWords.flatMap(({ pattern, instead }) => {
      const word = pattern.exec(unquoted)?.[0];
      return word === undefined ? [] : [{ line: index + 1, word, instead }];
    });
  });
