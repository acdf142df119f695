import { describe, expect, it } from 'vitest';
import { textProblem } from './text-problem.ts';

const rule = { name: 'your text', maxLength: 10 };
const unprintableMessage = 'Please use only letters and signs that can be seen in your text.';

describe('a typed text', () => {
  it.each(['a', ' ten signs. ', 'Ünï 漢字 🥃', 'a\u200db'])('%j is valid', (text) => {
    expect(textProblem(text, rule)).toBeUndefined();
  });

  it.each(['', '   ', '\n', '\u200d', ' \u200b '])('%j is blank', (text) => {
    expect(textProblem(text, rule)).toBe('Please enter your text.');
  });

  it('may be empty if optional, but may not consist of invisible characters', () => {
    expect(textProblem('  ', { ...rule, optional: true })).toBeUndefined();
    expect(textProblem('\u200d', { ...rule, optional: true })).toBe('Please enter your text.');
    expect(textProblem('eleven signs', { ...rule, optional: true })).toMatch(/shorten/);
  });

  it('has a maximum length', () => {
    expect(textProblem('x'.repeat(10), rule)).toBeUndefined();
    expect(textProblem('x'.repeat(11), rule)).toBe('Please shorten your text to 10 characters.');
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\u202eb', 'a\u2028b', 'a\ud800b', 'a\nb', 'a\r\nb'])(
    '%j contains hidden characters',
    (text) => {
      expect(textProblem(text, rule)).toBe(unprintableMessage);
    },
  );

  it.each(['a\nb', 'a\r\nb', 'a\tb'])('%j is valid where line breaks are allowed', (text) => {
    expect(textProblem(text, { ...rule, lines: true })).toBeUndefined();
  });

  it.each(['a\u0000b', 'a\u202e\nb'])('%j is invalid even where line breaks are allowed', (text) => {
    expect(textProblem(text, { ...rule, lines: true })).toBe(unprintableMessage);
  });
});
