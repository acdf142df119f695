import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { pages } from './pages.ts';

const find = (meta: ReturnType<typeof pageMeta>, key: string) =>
  meta.find((entry) => key in entry || ('name' in entry && entry.name === key));

describe('page meta', () => {
  it('gives the landing screen the title of the specification and nothing more', () => {
    const meta = pageMeta(pages['/']);
    expect(find(meta, 'title')).toEqual({ title: 'Authentic Vanuatu Rum' });
    expect(find(meta, 'keywords')).toMatchObject({ content: expect.stringContaining('Vanuatu rum') });
  });

  it('names the house after other titles', () => {
    expect(find(pageMeta(pages['/tours']), 'title')).toEqual({
      title: 'Tours & Events | Port Vila Rum Distillery',
    });
  });

  it('fills in what a page leaves out', () => {
    const meta = pageMeta();
    expect(find(meta, 'title')).toEqual({ title: expect.stringMatching(/ \| Port Vila Rum Distillery$/) });
    expect(find(meta, 'description')).toMatchObject({ content: expect.stringMatching(/\w{3}/) });
    expect(find(meta, 'keywords')).toBeUndefined();
  });

  it.each(Object.entries(pages))('%s says what it is in a length that search engines show', (_, page) => {
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThan(200);
  });
});
