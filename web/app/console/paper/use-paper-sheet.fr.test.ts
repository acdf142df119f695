import { expect, it } from 'vitest';
import { keysCopy } from '#app/content/staff/keys-copy.ts';
import { paperCopy } from '#app/content/staff/paper-copy.ts';
import { runSheetCopy } from '#app/content/staff/run-sheet-copy.ts';
import { payKeys } from '#app/content/staff/today-copy.ts';
import { readEntry } from '#shared/paper/paper-line.ts';

it('the French console uses e for cash and b for cards on typed run sheets and as keyboard shortcuts', () => {
  const { entry } = readEntry('KA e8000 b500', payKeys);
  expect(entry?.payments.map(({ method }) => method)).toEqual(['cash-vuv', 'card']);
  expect(runSheetCopy.typing.text).toContain('e8000 espèces, b8000 carte bancaire');
  expect(runSheetCopy.typing.example).toBe('KA a2 e8000, MO n');
  expect(keysCopy.rows.map(([key]) => key)).toEqual(expect.arrayContaining(['E', 'B']));
  expect(keysCopy.rows.map(([key]) => key)).not.toEqual(expect.arrayContaining(['C']));
  expect(paperCopy.wrong.payment('C8000')).toBe('C8000\u202f: espèces (e) ou carte (b)\u202f?');
});
