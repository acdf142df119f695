import { describe, expect, it } from 'vitest';
import { meta } from './site.tsx';

describe('the head of the error page', () => {
  it.each([
    [
      'a page that is missing',
      { status: 404, statusText: '', internal: true, data: null },
      /^There is no page/,
    ],
    ['a page that fails', new Error('broken'), /^This page could not be loaded/],
  ])('names %s, and hides it from search engines', (_, error, title) => {
    expect(meta({ error })).toContainEqual({ title: expect.stringMatching(title) });
    expect(meta({ error })).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
