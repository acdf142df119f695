import { describe, expect, it } from 'vitest';
import { noteOf, noteProblem, type OperatorEntry, withEntry } from './operator-history.ts';

const note = (text: string, at = 0): OperatorEntry => ({ kind: 'note', text, at });

describe('the note of an operator', () => {
  it('is the latest note in the history, or none if that note is empty', () => {
    expect(noteOf([])).toBeUndefined();
    expect(noteOf([note('one'), { kind: 'approve', at: 1 }, note('two', 2)])).toEqual(note('two', 2));
    expect(noteOf([note('one'), note('')])).toBeUndefined();
  });

  it.each([
    ['', true],
    ['Calls before each ship.\nPays late.', true],
    ['x'.repeat(1000), true],
    ['x'.repeat(1001), false],
    ['turned \u202e round', false],
  ])('with the text %j is valid: %s', (text, isValid) =>
    expect(noteProblem(text) === undefined).toBe(isValid),
  );

  it('is kept when a hundred later entries have replaced the older ones in the history', () => {
    let history = [note('first'), note('current', 1)];
    for (let at = 2; at < 300; at += 1) history = withEntry(history, { kind: 'renew', at });
    expect(history).toHaveLength(101);
    expect(noteOf(history)).toEqual(note('current', 1));
    expect(history.at(-1)).toEqual({ kind: 'renew', at: 299 });
    expect(history).not.toContainEqual(note('first'));
  });
});
