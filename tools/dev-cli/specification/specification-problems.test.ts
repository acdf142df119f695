import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { findSpecificationProblems } from './specification-problems.ts';

describe('SPECIFICATION.md', () => {
  const markdown = readFileSync(path.join(projectFolder, 'SPECIFICATION.md'), 'utf8');

  it('names only files and tests that exist', () => {
    expect(findSpecificationProblems(markdown, (file) => existsSync(path.join(projectFolder, file)))).toEqual(
      [],
    );
  });

  it('has more than 80 rows', () => {
    expect(markdown.match(/^\| .* \|$/gm)?.length).toBeGreaterThan(80);
  });
});

describe('findSpecificationProblems', () => {
  const list = '[a.ts]: a/a.ts\n[a.test.ts]: a/a.test.ts';
  const problems = (implementation: string, evidence: string, definitions = list, requirement = 'Asked') =>
    findSpecificationProblems(
      `| What is asked | Done in | Shown by |\n| --- | --- | --- |\n| ${requirement} | ${implementation} | ${evidence} |\n\n${definitions}`,
      (file) => ['a/a.ts', 'a/a.test.ts'].includes(file),
    );

  it.each([
    ['a file and its test', '[a.ts]', '[a.test.ts]', list],
    ['the word open', 'open', '', ''],
    ['nothing to implement', 'It has no address.', '', ''],
  ])('accepts a row with %s', (_, implementation, evidence, definitions) => {
    expect(problems(implementation, evidence, definitions)).toEqual([]);
  });

  it.each([
    ['an undefined link', '[a.ts], [b.ts]', '[a.test.ts]', list, 'line 3: [b.ts] is not in the list'],
    ['a missing file', '[a.ts]', '[a.test.ts]', list.replace('a/a.ts', 'b.ts'), 'there is no b.ts'],
    ['an unused definition', '[a.ts]', '[a.test.ts]', `${list}\n[c]: a/a.ts`, 'nothing links to [c]'],
    ['no test', '[a.ts]', '', '[a.ts]: a/a.ts', 'line 3: no test is named'],
    ['a test that is not one', '[a.ts]', '[a.ts]', '[a.ts]: a/a.ts', 'line 3: a.ts is not a test'],
    [
      'a test, but no file',
      'Somewhere',
      '[a.test.ts]',
      '[a.test.ts]: a/a.test.ts',
      'line 3: a test is named, but no file that it tests',
    ],
    [
      'the word open and a test',
      'open',
      '[a.test.ts]',
      '[a.test.ts]: a/a.test.ts',
      'line 3: an open row names a test',
    ],
    ['an empty cell', '', '', '', 'line 3: a cell is empty'],
  ])('reports a row with %s', (_, implementation, evidence, definitions, problem) => {
    expect(problems(implementation, evidence, definitions)).toEqual([problem]);
  });
});
