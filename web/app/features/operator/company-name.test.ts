import { describe, expect, it } from 'vitest';
import { formatCompanyName } from './company-name.ts';

describe('a company name', () => {
  it('is unchanged when it has no special characters', () => {
    expect(formatCompanyName('Sea Breeze Ltd. Tours & Événements')).toBe(
      'Sea Breeze Ltd. Tours & Événements',
    );
  });

  it('from a link has spaces in place of the hyphens', () => {
    expect(formatCompanyName('Sea-Breeze-2-Événements')).toBe('Sea Breeze 2 Événements');
    expect(formatCompanyName('-Sea - Breeze-')).toBe('-Sea - Breeze-');
  });

  it('is truncated to sixty characters, without splitting an emoji', () => {
    expect([...formatCompanyName('🥃'.repeat(61))]).toHaveLength(60);
    expect(formatCompanyName('🥃'.repeat(61))).toMatch(/🥃…$/u);
    expect(formatCompanyName('a'.repeat(60))).toBe('a'.repeat(60));
  });

  it('contains no bidirectional or invisible characters', () => {
    expect(formatCompanyName(' A\u202eB\u0000\n\tC\u200b ')).toBe('A B C');
    expect(formatCompanyName('\u202e ')).toBe('');
  });
});
