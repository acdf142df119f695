import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** Parses a file as a spreadsheet with this separator, independently of the writer. */
function cellsAt(separator: string, csv: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const text = csv.slice(1);
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += character;
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator || character === '\n' || character === '\r') {
      if (character === '\r' && text[index + 1] === '\n') index += 1;
      lines.at(-1)?.push(cell);
      cell = '';
      if (character !== separator) lines.push([]);
    } else cell += character;
  }
  return lines.slice(0, -1);
}

const formula = /^[\s\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u;
const expectNoFormula = (csv: string): void => {
  for (const separator of [',', ';', '\t']) {
    const cells = cellsAt(separator, csv).flat();
    expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
  }
};

describe('a text in a CSV file', () => {
  it.each([
    ['x;=cmd|x', 'x,=cmd|x'],
    ['x;\t=1+1', 'x, =1+1'],
    [';=1+1', ',=1+1'],
    ['x\n=1+1', 'x =1+1'],
    ['x\r\n=1+1', 'x =1+1'],
    ['x\r=1+1', 'x =1+1'],
    ['x\t@SUM(A1)', 'x @SUM(A1)'],
    ['x\u2028=1+1', 'x =1+1'],
    ['x\u000b-1', 'x -1'],
    ['x";=1+1', 'x",=1+1'],
    ['\t=1+1', "'=1+1"],
    ['\n\ufeff=1+1', "'=1+1"],
    ['=1+1', "'=1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['＝1+1', "'＝1+1"],
    ["O'Brien, Ana", "O'Brien, Ana"],
  ])('%j is written as %j, which no separator turns into a formula', (text, expected) => {
    const csv = csvOf([
      ['name', 'after'],
      [text, 'Sample'],
      ['Ana', text],
    ]);
    const [, first, second] = cellsAt(',', csv);
    expect([first?.[0], second?.[1]]).toEqual([expected, expected]);
    expectNoFormula(csv);
  });

  it('is exactly one cell of its line, and never a formula', () => {
    const signs = fc.constantFrom(...'=+-@|%;,"\'\t\r\n ax1\u2028\u0085\ufeff\u200b＝');
    const text = fc.oneof(fc.string({ unit: signs }), fc.string({ unit: 'binary' }));
    const line = fc.tuple(text, text, fc.integer({ min: 0 }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        const csv = csvOf(lines);
        expectNoFormula(csv);
        expect(csv).not.toMatch(/[;\t]/);
        const read = cellsAt(',', csv);
        expect(read).toHaveLength(lines.length);
        expect(read.map((cells) => cells[2])).toEqual(lines.map((cells) => String(cells[2])));
      }),
    );
  });
});
