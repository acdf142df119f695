/** A row of a table of SPECIFICATION.md. */
interface Row {
  /** Line in the file, from 1. */
  line: number;
  asked: string;
  done: string;
  shown: string;
}

/** Answers with a file's text, undefined when there is none. */
export type ReadFile = (file: string) => string | undefined;

const link = /\[[^\]]+\]\(([^)]+)\)/g;
const quoted = /“([^”]+)”/g;
const isTest = (file: string) => /\.(test\.tsx?|cdk\.test\.ts|spec\.ts)$/.test(file);

/**
 * What is wrong with the tables that say where each requirement is done and which test shows it: files that are not
 * there, tests that no file has, rows that name none. A row that says `open` is not done yet; one whose second cell
 * is a sentence has nothing to build.
 */
export function specificationProblems(markdown: string, read: ReadFile): string[] {
  return rowsOf(markdown).flatMap((row) =>
    problemsOf(row, read).map((problem) => `line ${row.line}: ${problem}`),
  );
}

function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [before, asked = '', done = '', shown = '', ...rest] = text
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const isRow = before === '' && rest.length === 1 && asked !== 'What is asked' && !/^-+$/.test(asked);
    return isRow ? [{ line: index + 1, asked, done, shown }] : [];
  });
}

function problemsOf({ asked, done, shown }: Row, read: ReadFile): string[] {
  if (asked === '' || done === '') return ['a cell is empty'];
  if (done === 'open') return shown === '' ? [] : ['an open row names a test'];
  const files = [...done.matchAll(link)].map(([, file = '']) => file);
  if (files.length === 0) return shown === '' ? [] : ['a test is named, and no file that it is for'];
  const missing = files.filter((file) => read(file) === undefined).map((file) => `there is no ${file}`);
  return [...missing, ...problemsOfTests(shown, read)];
}

/** `[file](path): “name”, “name”`, one after another. */
function problemsOfTests(shown: string, read: ReadFile): string[] {
  const files = [...shown.matchAll(link)];
  if (files.length === 0) return ['no test is named'];
  return files.flatMap((match, index) => {
    const [, file = ''] = match;
    const upTo = files[index + 1]?.index ?? shown.length;
    const names = [...shown.slice(match.index, upTo).matchAll(quoted)].map(([, name = '']) => name);
    const text = read(file);
    if (text === undefined) return [`there is no ${file}`];
    if (!isTest(file)) return [`${file} is no test`];
    if (names.length === 0) return [`no test of ${file} is named`];
    return names.filter((name) => !hasTest(text, name)).map((name) => `${file} has no test “${name}”`);
  });
}

/** Whether a test file gives this name, tags aside, as the first argument of a call or as a key in a list of tests. */
const hasTest = (text: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) =>
    ['', ' @any-size'].some((tag) =>
      [',', ':'].some((after) => text.includes(`${quote}${name}${tag}${quote}${after}`)),
    ),
  );
