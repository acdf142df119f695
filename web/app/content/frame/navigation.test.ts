import { describe, expect, it } from 'vitest';
import { menu as french } from '../fr/frame/menu.ts';
import { footers } from './footers.ts';
import { menu } from './menu.ts';
import { belongsTo, wordmarkLines } from './navigation.ts';

const activeAt = (path: string) => menu.filter((entry) => belongsTo(entry, path)).map(({ label }) => label);

describe('the menu of the site', () => {
  it('has the specified entries in order', () => {
    expect(menu.map(({ label, to }) => [label, to])).toEqual([
      ['Discover', '/discover'],
      ['The Spirits', '/spirits'],
      ['Tours & Events', '/tours'],
      ['Where to Buy', '/buy'],
      ['Contact Us', '/contact'],
    ]);
    expect(menu[1]?.submenu).toEqual([
      { label: 'Batches', to: '/batch' },
      { label: 'Storian Releases', to: '/storian-releases' },
    ]);
    expect(menu.filter((entry) => entry.wideOnly).map(({ label }) => label)).toEqual([
      'Discover',
      'Where to Buy',
      'Contact Us',
    ]);
    expect(menu[2]?.shortLabel).toBe('Tours');
  });

  it.each([
    ['/', []],
    ['/tours', ['Tours & Events']],
    ['/tours/', ['Tours & Events']],
    ['/tours/confirm', ['Tours & Events']],
    ['/toursome', []],
    ['/batch', ['The Spirits']],
    ['/batch/ARB4', ['The Spirits']],
    ['/storian-releases', ['The Spirits']],
    ['/buy', ['Where to Buy']],
  ])('at the path %s marks the entries %j as current', (path, expected) => {
    expect(activeAt(path)).toEqual(expected);
  });
});

it('the sheet of the menu links to My booking in every language', () => {
  for (const entries of [menu, french])
    expect(entries[2]?.sheetSubmenu?.map(({ to }) => to)).toEqual(['/tours/confirmed']);
});

describe('the footer of the site', () => {
  it('links to every specified page', () => {
    expect(footers.english.links.flat().map(({ to }) => to)).toEqual([
      '/discover',
      '/spirits',
      '/batch',
      '/storian-releases',
      '/team',
      '/tours',
      '/tours/confirmed',
      '/buy',
      '/contact',
      '/in-the-news',
      '/legal-disclosure',
    ]);
  });
});

it('the wordmark has the name of the company in two lines', () => {
  expect(wordmarkLines).toEqual(['Port Vila', 'Rum Distillery']);
});
