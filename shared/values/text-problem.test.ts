import { describe, expect, it } from 'vitest';
import { textProblem } from './text-problem.ts';

const rule = { name: 'your text', longest: 10 };
const unseen = 'Please use only letters and signs that can be seen in your text.';

describe('a text that was typed', () => {
  it.each(['a', ' ten signs. ', 'Ünï 漢字 🥃', 'a\u200db'])('%j is fine', (text) => {
    expect(textProblem(text, rule)).toBeUndefined();
  });

  it.each(['', '   ', '\n', '\u200d', ' \u200b '])('%j is nothing to read', (text) => {
    expect(textProblem(text, rule)).toBe('Please enter your text.');
  });

  it('may be left empty where it is optional, but not be invisible', () => {
    expect(textProblem('  ', { ...rule, optional: true })).toBeUndefined();
    expect(textProblem('\u200d', { ...rule, optional: true })).toBe('Please enter your text.');
    expect(textProblem('eleven signs', { ...rule, optional: true })).toMatch(/shorten/);
  });

  it('has an end', () => {
    expect(textProblem('x'.repeat(10), rule)).toBeUndefined();
    expect(textProblem('x'.repeat(11), rule)).toBe('Please shorten your text to 10 characters.');
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\u202eb', 'a\u2028b', 'a\ud800b', 'a\nb', 'a\r\nb'])(
    '%j hides something',
    (text) => {
      expect(textProblem(text, rule)).toBe(unseen);
    },
  );

  it.each(['a\nb', 'a\r\nb', 'a\tb'])('%j is fine where lines are', (text) => {
    expect(textProblem(text, { ...rule, lines: true })).toBeUndefined();
  });

  it.each(['a\u0000b', 'a\u202e\nb'])('%j is not, even there', (text) => {
    expect(textProblem(text, { ...rule, lines: true })).toBe(unseen);
  });
});
