import { describe, expect, it } from 'vitest';
import { addressOf, codeInPath, selectionIn, withToggled } from './batch-selection.ts';

const selectionOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://www.example.com');
  return selectionIn(codeInPath({ '*': pathname.slice('/batch/'.length) }), searchParams);
};

describe('the selection of batches in a URL', () => {
  it.each([
    ['/batch', []],
    ['/batch/ARB4', ['ARB4']],
    ['/batch/ARB4/', ['ARB4']],
    ['/batch/yrb2', ['YRB2']],
    ['/batch/ARB4/more', []],
    ['/batch/anything', []],
    ['/batch/ARB9', []],
    ['/batch?batch=ARB2', ['ARB2']],
    ['/batch?batch=ARB1&batch=ARB2&batch=ARB1', ['ARB2', 'ARB1']],
    ['/batch/ARB4?batch=YRB3', ['ARB4', 'YRB3']],
    ['/batch?batch=', []],
    ['/batch?batch=%3Cscript%3E&batch=ARB3', ['ARB3']],
  ])('%s selects %j', (address, selection) => {
    expect(selectionOf(address)).toEqual(selection);
  });

  it('is the same after it is written to a URL and read again', () => {
    for (const selection of [[], ['ARB4'], ['ARB2', 'YRB1']]) {
      expect(selectionOf(addressOf(selection))).toEqual(selection);
    }
    expect(addressOf([])).toBe('/batch');
    expect(addressOf(['ARB4', 'ARB2'])).toBe('/batch?batch=ARB4&batch=ARB2');
  });
});

it('a toggle adds a batch to the selection, or removes it if it is already selected', () => {
  expect(withToggled([], 'ARB4')).toEqual(['ARB4']);
  expect(withToggled(['ARB4'], 'ARB2')).toEqual(['ARB4', 'ARB2']);
  expect(withToggled(['ARB4', 'ARB2'], 'ARB4')).toEqual(['ARB2']);
});
