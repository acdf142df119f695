import { describe, expect, it } from 'vitest';
import { shownCompanyName } from './company-name.ts';

describe('a company name', () => {
  it('stays as it is when it has no special characters', () => {
    expect(shownCompanyName('Sea Breeze Ltd. Tours & Événements')).toBe('Sea Breeze Ltd. Tours & Événements');
  });

  it('has spaces for the hyphens of a link', () => {
    expect(shownCompanyName('Sea-Breeze-2-Événements')).toBe('Sea Breeze 2 Événements');
    expect(shownCompanyName('-Sea - Breeze-')).toBe('-Sea - Breeze-');
  });

  it('is cut at sixty characters, never within one', () => {
    expect([...shownCompanyName('🥃'.repeat(61))]).toHaveLength(60);
    expect(shownCompanyName('🥃'.repeat(61))).toMatch(/🥃…$/u);
    expect(shownCompanyName('a'.repeat(60))).toBe('a'.repeat(60));
  });

  it('contains no bidirectional or invisible characters', () => {
    expect(shownCompanyName(' A\u202eB\u0000\n\tC\u200b ')).toBe('A B C');
    expect(shownCompanyName('\u202e ')).toBe('');
  });
});
