import { expect, it } from 'vitest';
import { orderCopy } from '#app/content/fr/staff/orders-copy.ts';
import { runSheetCopy } from '#app/content/fr/staff/run-sheet-copy.ts';

it('the French console writes the sum of a refund in yen as French does', () => {
  const { refund, confirm } = orderCopy;
  for (const text of [refund(14_600), confirm.refund.title(14_600), confirm.refund.yes(14_600)])
    expect(text).toMatch(/^Rembourser 14.600\u00a0¥/);
});

it('the French run sheet ends its sentence about a shortened month with one full stop', () => {
  expect(runSheetCopy.asOf('12 h 54', 'jeu. 10 déc.')[0]).toBe('État à 12 h 54, jeu. 10 déc.');
  expect(runSheetCopy.asOf('12 h 54', 'lun. 3 mai')[0]).toBe('État à 12 h 54, lun. 3 mai.');
});
