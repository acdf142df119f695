import { expect, it } from 'vitest';
import { orderCopy } from '#app/content/fr/staff/orders-copy.ts';
import { runSheetCopy } from '#app/content/fr/staff/run-sheet-copy.ts';

it('the French console puts the sign of the yen after the sum of a refund', () => {
  const { refund, confirm } = orderCopy;
  for (const text of [refund(14_600), confirm.refund.title(14_600), confirm.refund.yes(14_600)])
    expect(text).toMatch(/^Rembourser 14.600\u00a0¥/);
});

it('the French run sheet has only one full stop after an abbreviated month', () => {
  expect(runSheetCopy.asOf('12 h 54', 'jeu. 10 déc.')[0]).toBe('État à 12 h 54, jeu. 10 déc.');
  expect(runSheetCopy.asOf('12 h 54', 'lun. 3 mai')[0]).toBe('État à 12 h 54, lun. 3 mai.');
});
