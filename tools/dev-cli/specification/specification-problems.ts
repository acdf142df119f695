/** A row of a table of SPECIFICATION.md. */
interface Row {
  /** Line number, from 1. */
  line: number;
  requirement: string;
  implementation: string;
  evidence: string;
}

const reference = /\[([^\]]+)\]/g;
const definition = /^\[([^\]]+)\]: (\S+)$/gm;
const isTest = (file: string) => /\.(test\.tsx?|cdk\.test\.ts|spec\.ts)$/.test(file);

/**
 * Problems of the tables that link each requirement to its implementation and tests: undefined links, definitions
 * without a file or a use, rows without a test.
 *
 * @param exists whether the project has this path
 */
export function findSpecificationProblems(markdown: string, exists: (file: string) => boolean): string[] {
  const files = new Map([...markdown.matchAll(definition)].map(([, name = '', file = '']) => [name, file]));
  const rows = rowsOf(markdown);
  const used = new Set(namesIn(markdown.replaceAll(definition, '')));
  return [
    ...rows.flatMap((row) => problemsOf(row, files).map((problem) => `line ${row.line}: ${problem}`)),
    ...[...files].filter(([, file]) => !exists(file)).map(([, file]) => `there is no ${file}`),
    ...[...files.keys()].filter((name) => !used.has(name)).map((name) => `nothing links to [${name}]`),
  ];
}

function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [before, requirement = '', implementation = '', evidence = '', ...rest] = text
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const isRow =
      before === '' && rest.length === 1 && requirement !== 'What is asked' && !/^-+$/.test(requirement);
    return isRow ? [{ line: index + 1, requirement, implementation, evidence }] : [];
  });
}

const namesIn = (text: string): string[] => [...text.matchAll(reference)].map(([, name = '']) => name);

function problemsOf(
  { requirement, implementation, evidence }: Row,
  files: ReadonlyMap<string, string>,
): string[] {
  if (requirement === '' || implementation === '') return ['a cell is empty'];
  if (implementation === 'open') return evidence === '' ? [] : ['an open row names a test'];
  const code = namesIn(implementation);
  const tests = namesIn(evidence);
  if (code.length === 0) return evidence === '' ? [] : ['a test is named, but no file that it tests'];
  if (tests.length === 0) return ['no test is named'];
  return [
    ...[...code, ...tests].filter((name) => !files.has(name)).map((name) => `[${name}] is not in the list`),
    ...tests.filter((name) => !isTest(files.get(name) ?? name)).map((name) => `${name} is not a test`),
  ];
}
