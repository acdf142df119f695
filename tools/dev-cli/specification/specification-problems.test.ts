import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../infra/build/project.ts';
import { specificationProblems } from './specification-problems.ts';

describe('SPECIFICATION.md', () => {
  const markdown = readFileSync(path.join(projectFolder, 'SPECIFICATION.md'), 'utf8');
  const read = (file: string) => {
    try {
      return readFileSync(path.join(projectFolder, file), 'utf8');
    } catch {
      return undefined;
    }
  };

  it('names files and tests that there are', () => {
    expect(specificationProblems(markdown, read)).toEqual([]);
  });

  it('has rows', () => {
    expect(markdown.match(/^\| .* \|$/gm)?.length).toBeGreaterThan(80);
  });
});

describe('a table', () => {
  const files: Record<string, string> = {
    'a.ts': 'export const a = 1;',
    'a.test.ts':
      "it('is one', () => {}); it.each([1])('of %i', () => {}); const more = { 'in a list': 1 }; // 'is named in passing'",
  };
  const problems = (...cells: string[]) =>
    specificationProblems(
      ['| What is asked | Done in | Shown by |', '| --- | --- | --- |', `| ${cells.join(' | ')} |`].join(
        '\n',
      ),
      (file) => files[file],
    );
  const a = '[a](a.ts)';
  const test = '[a.test](a.test.ts)';

  it.each([
    ['one', a, `${test}: “is one”`],
    ['several', a, `${test}: “is one”, “of %i”, “in a list”<br>${test}: “is one”`],
    ['open', 'open', ''],
    ['nothing to build', 'It has no address.', ''],
  ])('may hold %s', (_, done, shown) => {
    expect(problems('Asked', done, shown)).toEqual([]);
  });

  it.each([
    ['a file that is not there', '[b](b.ts)', `${test}: “is one”`, 'there is no b.ts'],
    ['a test that is not there', a, `${test}: “is two”`, 'has no test “is two”'],
    ['a test of a comment', a, `${test}: “is named in passing”`, 'has no test “is named in passing”'],
    ['a test file that is not there', a, '[b.test](b.test.ts): “is one”', 'there is no b.test.ts'],
    ['a test file without a name', a, test, 'no test of a.test.ts is named'],
    ['no test', a, '', 'no test is named'],
    ['a test that is none', a, `${a}: “is one”`, 'a.ts is no test'],
    ['a test for nothing', 'Somewhere', `${test}: “is one”`, 'no file that it is for'],
    ['an open row with a test', 'open', `${test}: “is one”`, 'an open row names a test'],
    ['an empty cell', '', '', 'a cell is empty'],
  ])('may not hold %s', (_, done, shown, problem) => {
    expect(problems('Asked', done, shown)).toEqual([expect.stringMatching(`^line 3: .*${problem}$`)]);
  });
});
