import { describe, expect, it } from 'vitest';
import { shownCompanyName } from './company-name.ts';

describe('the name of a company', () => {
  it('stays as it is', () => {
    expect(shownCompanyName('Sea Breeze Ltd. Tours & Événements')).toBe('Sea Breeze Ltd. Tours & Événements');
  });

  it('has its spaces back, which a link writes as hyphens', () => {
    expect(shownCompanyName('Sea-Breeze-2-Événements')).toBe('Sea Breeze 2 Événements');
    expect(shownCompanyName('-Sea - Breeze-')).toBe('-Sea - Breeze-');
  });

  it('is cut at sixty characters, never within one', () => {
    expect([...shownCompanyName('🥃'.repeat(61))]).toHaveLength(60);
    expect(shownCompanyName('🥃'.repeat(61))).toMatch(/🥃…$/u);
    expect(shownCompanyName('a'.repeat(60))).toBe('a'.repeat(60));
  });

  it('holds nothing that turns the writing round or cannot be seen', () => {
    expect(shownCompanyName(' A\u202eB\u0000\n\tC\u200b ')).toBe('A B C');
    expect(shownCompanyName('\u202e ')).toBe('');
  });
});
