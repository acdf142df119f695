import { expect, it } from 'vitest';
import { cancelCopy } from './change-copy.ts';
import { closuresCopy } from './closures-copy.ts';
import { enquiryCopy } from './enquiries-copy.ts';
import { peopleCopy } from './people-copy.ts';
import { historyCopy, recordCopy } from './record-copy.ts';
import { reversalCopy } from './reversal-copy.ts';
import { reviewCopy } from './review-copy.ts';
import { stepUpCopy } from './step-up-copy.ts';
import { slipCopy } from './today-copy.ts';
import { codeCopy } from './who-copy.ts';

it('the French console has different words for cancelling a booking, undoing an entry, reversing a payment and leaving a dialog', () => {
  const undo = [
    slipCopy.undo,
    recordCopy.undoLast('X'),
    historyCopy.undoThis('X'),
    closuresCopy.result.undo,
    closuresCopy.closed.undo,
    enquiryCopy.undo,
    reviewCopy.undo,
  ];
  const reverse = [
    historyCopy.reverse,
    historyCopy.reverseThis('X'),
    reversalCopy.title,
    reversalCopy.send('X'),
  ];
  const leave: readonly string[] = [stepUpCopy.keep, peopleCopy.confirm.keep, codeCopy.cancel];
  expect(cancelCopy.commit).toMatch(/^Annuler la réservation$/);
  expect(undo.filter((text) => !text.startsWith('Défaire'))).toEqual([]);
  expect(reverse.filter((text) => !text.startsWith('Contre-passer'))).toEqual([]);
  expect(leave.filter((text) => text !== 'Retour')).toEqual([]);
});
