import { describe, expect, it } from 'vitest';
import { houseName } from '#shared/content/business.ts';
import { graphOf } from '../structured-data/graph.ts';
import { articlePages } from './articles.ts';
import type { Page } from './page.ts';
import { pageMeta } from './page-meta.ts';
import { pages } from './pages.ts';

const french = pages.filter(({ untranslated, isStaff }) => !untranslated && !isStaff);
const indexed = french.filter(({ noindex }) => !noindex);
const rows = french.map((page) => [page.path, page] as const);

const titleOf = (page: Page): string =>
  pageMeta(page).flatMap((entry) => ('title' in entry ? [String(entry.title)] : []))[0] ?? '';

const propertyOf = (page: Page, name: string): unknown =>
  pageMeta(page).find((entry) => 'property' in entry && entry.property === name);

describe('the head of a French page', () => {
  it('is tested on more than 25 pages', () => {
    expect(french.length).toBeGreaterThan(25);
  });

  it.each(rows)('has a title that search results show whole, at %s', (_, page) => {
    expect(titleOf(page).length).toBeGreaterThan(15);
    expect(titleOf(page).length).toBeLessThanOrEqual(60);
  });

  it.each(rows)('has a description that search results show whole, at %s', (_, { description }) => {
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it.each(rows)(
    'has no narrow no-break space and no no-break hyphen, which some fonts lack, at %s',
    (_, page) => {
      expect(`${titleOf(page)} ${page.description}`).not.toMatch(/[\u202f\u2011]/);
      expect(`${titleOf(page)} ${page.description}`).not.toMatch(/ [;:!?»]/);
    },
  );

  it('has a unique title', () => {
    const titles = indexed.map(titleOf);
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });

  it('names rum and the place on each page that guests search for', () => {
    const searched = ['/', '/tours', '/discover', '/spirits', '/buy', '/contact'].map((path) => {
      const page = french.find((page) => page.path === path) as Page;
      return `${titleOf(page).replace(houseName, '')} ${page.description}`;
    });
    for (const words of searched) {
      expect(words).toMatch(/rhum/i);
      expect(words).toMatch(/Port-Vila|Vanuatu/);
    }
  });
});

const sections = ['Voyage', 'Distinctions', 'Filière', 'Vente', 'Communauté'];

describe('a French article', () => {
  it.each(articlePages.map((page) => [page.path, page] as const))(
    '%s names its section in French',
    (_, page) => {
      const { content } = propertyOf(page, 'article:section') as { content: string };
      expect(sections).toContain(content);
      expect(JSON.stringify(graphOf(page.path))).toContain(`"articleSection":"${content}"`);
    },
  );
});

const names =
  /"customer service"|Port Vila Rum Distillery|Lost Times?|The Forgotten Casks|Bank Connect|Sample [A-Z][\w ]+|https?:[^"]+|"@?[a-zA-Z]+":/g;
const english =
  /(?<![\p{L}’'-])(the|and|of|with|your|our|from|tours?|tasting|guests?|is|are|by|at|to|province of|shefa province|port vila|travel|awards|industry|retail|community|rum|home|volume)(?![\p{L}’'-])/iu;

describe('structured data of a French page', () => {
  it.each(rows)('has no English except names, at %s', (path) => {
    const texts = JSON.stringify(graphOf(path)).replace(names, '');
    expect(english.exec(texts)?.[0]).toBeUndefined();
  });

  it('has the address in French', () => {
    const text = JSON.stringify(graphOf('/'));
    for (const part of ['"Port-Vila"', '"Shefa"']) expect(text).toContain(part);
  });
});
