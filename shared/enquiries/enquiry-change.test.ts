import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseOf } from './enquiry-case.ts';
import {
  decideBooked,
  decideChange,
  type EnquiryAuthor,
  type EnquiryChange,
  maxNoteLength,
  maxNotes,
  maxSteps,
  noteProblem,
} from './enquiry-change.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import { enquiryStates } from './enquiry-state.ts';

const author = (id: string, by = 'mia'): EnquiryAuthor => ({ id, at: 1, by, on: 'office' });
const closing = { date: '2026-12-19', tourIds: [4], reason: 'Private event' };
const state = (to: (typeof enquiryStates)[number]): EnquiryChange => ({ kind: 'state', state: to });
const note: EnquiryChange = { kind: 'note', text: 'Rang them' };
const block: EnquiryChange = { kind: 'block', ...closing };

/** Applies changes one after another, each to the stored log, under ids `1`, `2` and so on. */
function logOf(...changes: readonly (EnquiryChange | 'booked')[]): EnquiryLog {
  let log: EnquiryLog = [];
  for (const [index, change] of changes.entries()) {
    const decision =
      change === 'booked'
        ? decideBooked(log, author(String(log.findLast(({ kind }) => kind === 'block')?.id)))
        : decideChange(log, change, log.length, author(String(index + 1)));
    if (decision.result !== 'append') throw new Error(`${index + 1}: ${decision.result}`);
    log = [...log, decision.entry];
  }
  return log;
}
const decide = (log: EnquiryLog, change: EnquiryChange, seen = log.length, id = 'next') =>
  decideChange(log, change, seen, author(id)).result;

describe('the state of an enquiry', () => {
  it.each<[string, object, EnquiryLog]>([
    ['without changes', { state: 'new' }, []],
    ['that was answered', { state: 'answered' }, logOf(state('answered'))],
    ['that was answered and is new again', { state: 'new' }, logOf(state('answered'), state('new'))],
    ['that was assigned', { state: 'new', assignedTo: 'ana' }, logOf({ kind: 'assign', to: 'ana' })],
    [
      'that was assigned and unassigned',
      { state: 'new' },
      logOf({ kind: 'assign', to: 'ana' }, { kind: 'assign' }),
    ],
    ['with a note', { state: 'new' }, logOf(note)],
  ])('%s is %j', (_, expected, log) => {
    expect(caseOf(log)).toEqual(expected);
  });

  it('is booked once the closing for its event has ended, and not before', () => {
    expect(caseOf(logOf(state('answered'), block))).toEqual({
      state: 'answered',
      block: { ...closing, commandId: '2', at: 1, by: 'mia', isDone: false },
    });
    expect(caseOf(logOf(block, 'booked'))).toMatchObject({
      state: 'booked',
      block: { ...closing, isDone: true },
    });
  });

  it('set by a colleague unlinks the closing of starts, which can then no longer book the enquiry', () => {
    const log = logOf(block, state('new'));
    expect(caseOf(log)).toEqual({ state: 'new' });
    expect(decideBooked(log, author('1'))).toMatchObject({ result: 'changed', entry: { kind: 'state' } });
    expect(caseOf(logOf(block, 'booked', state('declined')))).toEqual({ state: 'declined' });
  });
});

describe('a change of an enquiry', () => {
  it('based on the displayed state is written with its author', () => {
    expect(decideChange([], state('answered'), 0, author('c'))).toEqual({
      result: 'append',
      entry: { id: 'c', at: 1, by: 'mia', on: 'office', kind: 'state', state: 'answered' },
    });
  });

  it.each<[string, EnquiryChange]>([
    ['a state', state('declined')],
    ['an assignment', { kind: 'assign', to: 'ana' }],
    ['a closing', block],
  ])('based on an outdated state is refused with the newer change: %s', (_, change) => {
    const log = logOf(note, state('answered'), note);
    expect(decideChange(log, change, 0, author('c'))).toMatchObject({
      result: 'changed',
      entry: { kind: 'state', state: 'answered' },
    });
    expect(decide(log, change, 1)).toBe('changed');
    expect(decide(log, change, 2)).toBe('append');
  });

  it('based on an outdated state is accepted if only notes were added since then, or if it is a note', () => {
    expect(decide(logOf(note, note), state('declined'), 0)).toBe('append');
    expect(decide(logOf(state('answered')), note, 0)).toBe('append');
  });

  it('is not written if its command is repeated or the enquiry is already in the requested state', () => {
    const log = logOf(state('answered'), { kind: 'assign', to: 'ana' }, note);
    for (const [index, change] of [state('answered'), { kind: 'assign', to: 'ana' } as const, note].entries())
      expect(decide(log, change, 0, String(index + 1))).toBe('known');
    expect(decide(log, state('answered'))).toBe('known');
    expect(decide(log, { kind: 'assign', to: 'ana' })).toBe('known');
  });

  it('that sets the current state again is written if it unlinks an unfinished closing of starts', () => {
    expect(decide(logOf(block), state('new'))).toBe('append');
    expect(decide(logOf(block, 'booked'), state('booked'))).toBe('known');
  });

  it('that would link a second closing is refused', () => {
    expect(decide(logOf(block), block)).toBe('changed');
    expect(decide(logOf(block, 'booked'), block)).toBe('changed');
    expect(decide(logOf(block), block, 0, '1')).toBe('known');
  });

  it('with a note is refused once the enquiry has the maximum number of notes, while other changes are accepted', () => {
    const logOfNotes = (count: number) => logOf(...Array.from({ length: count }, () => note));
    expect(decide(logOfNotes(maxNotes - 1), note)).toBe('append');
    expect(decide(logOfNotes(maxNotes), note)).toBe('full');
    expect(decide(logOfNotes(maxNotes), state('answered'))).toBe('append');
    expect(decide(logOfNotes(maxNotes), block)).toBe('append');
  });

  it('is refused once the log has four hundred entries, or one entry fewer if starts are to be closed', () => {
    const steps = (count: number) =>
      logOf(...Array.from({ length: count }, (_, index) => state(index % 2 === 0 ? 'answered' : 'new')));
    expect(decide(steps(maxSteps - 1), state('declined'), maxSteps)).toBe('append');
    expect(decide(steps(maxSteps), state('declined'), maxSteps)).toBe('full');
    expect(decide(steps(maxSteps - 1), block, maxSteps)).toBe('full');
  });

  it('with a note is refused once the notes exceed the limit in bytes, even if they do not in characters', () => {
    const longNote = { kind: 'note', text: '\u20ac'.repeat(1000) } as const;
    const log = logOf(...Array.from({ length: 20 }, () => longNote));
    expect(decide(log, note)).toBe('full');
    expect(decide(log, state('answered'))).toBe('append');
  });

  it('adds at most one entry and never links two closings, in any order of arrival', () => {
    const change = fc.oneof(
      fc.constantFrom(...enquiryStates).map(state),
      fc.constantFrom('ana', 'mia', undefined).map((to) => ({ kind: 'assign' as const, to })),
      fc.constant(note),
      fc.constant(block),
    );
    const step = fc.record({ change, stale: fc.nat({ max: 3 }), ends: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let log: EnquiryLog = [];
        for (const [index, { change: nextChange, stale, ends }] of steps.entries()) {
          const decision = decideChange(log, nextChange, Math.max(0, log.length - stale), author(`${index}`));
          if (decision.result === 'append') log = [...log, decision.entry];
          const { block: currentBlock } = caseOf(log);
          if (!ends || currentBlock === undefined || currentBlock.isDone) continue;
          const booked = decideBooked(log, author(currentBlock.commandId));
          expect(booked.result).toBe('append');
          if (booked.result === 'append') log = [...log, booked.entry];
        }
        const linkingKinds = log
          .filter(({ kind }) => kind === 'block' || kind === 'state')
          .map(({ kind }) => kind);
        expect(linkingKinds.join(' ')).not.toContain('block block');
        const { state: now, block: linked } = caseOf(log);
        if (linked?.isDone) expect(now).toBe('booked');
      }),
    );
  });
});

it.each<[string, RegExp | undefined]>([
  ['Rang them.\nThey bring a cake.', undefined],
  ['酒'.repeat(maxNoteLength), undefined],
  [' ', /^Please enter a note/],
  ['x'.repeat(maxNoteLength + 1), /^Please shorten a note to 1000/],
  ['a\u202eb', /can be seen/],
])('noteProblem validates the note %j', (text, problem) => {
  if (problem === undefined) expect(noteProblem(text)).toBeUndefined();
  else expect(noteProblem(text)).toMatch(problem);
});
