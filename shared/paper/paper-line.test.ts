import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntry, readLines } from './paper-line.ts';

const payment = (method: string, amount?: number, isSure = false) => ({
  method,
  ...(amount !== undefined && { amount }),
  isSure,
});

describe('an entry typed from a run sheet', () => {
  it.each([
    ['KA a2 c8000', { letters: 'KA', arrived: 2, payments: [payment('cash-vuv', 8000)] }],
    ['ka A2 C8.000', { letters: 'KA', arrived: 2, payments: [payment('cash-vuv', 8000)] }],
    ['BE a2 d8000', { letters: 'BE', arrived: 2, payments: [payment('card', 8000)] }],
    ['BE u100', { letters: 'BE', payments: [payment('cash-aud', 10_000)] }],
    ['BE u55.50', { letters: 'BE', payments: [payment('cash-aud', 5550)] }],
    ['BE o', { letters: 'BE', payments: [payment('operator-account')] }],
    ['BE f', { letters: 'BE', payments: [payment('complimentary')] }],
    ['KA c8000!', { letters: 'KA', payments: [payment('cash-vuv', 8000, true)] }],
    ['KA c4000 d4000', { letters: 'KA', payments: [payment('cash-vuv', 4000), payment('card', 4000)] }],
    ['MO n', { letters: 'MO', isNoShow: true, payments: [] }],
    ['BA a4 t9:50', { letters: 'BA', arrived: 4, at: 590 }],
    ['BA a4 t14h20', { letters: 'BA', arrived: 4, at: 860 }],
    ['BA a4 t2:20', { letters: 'BA', arrived: 4, at: 860 }],
    ['W 2:00 tour a4 c16000', { tourId: 8, arrived: 4, payments: [payment('cash-vuv', 16_000)] }],
    ['w 14h00 dégustation a1', { tourId: 9, arrived: 1 }],
    ['W 12 tasting a3', { tourId: 5, arrived: 3 }],
  ])('"%s" is parsed', (text, expected) => {
    expect(readEntry(text).entry).toMatchObject(expected);
  });

  it('on a French console has the French letters for cash and card, and is refused with the English ones', () => {
    const french = { 'cash-vuv': 'E', card: 'B' };
    expect(readEntry('KA e4000 b4000', french).entry).toMatchObject({
      payments: [payment('cash-vuv', 4000), payment('card', 4000)],
    });
    expect(readEntry('KA c8000', french).problem).toEqual({ kind: 'payment', word: 'C8000' });
    expect(readEntry('KA d8000', french).problem).toEqual({ kind: 'payment', word: 'D8000' });
    expect(readEntry('KA b8000').problem).toEqual({ kind: 'payment', word: 'B8000' });
  });

  it.each([
    ['K a2', 'letters', 'K'],
    ['KAT a2', 'letters', 'KAT'],
    ['KA', 'nothing', ''],
    ['KA t9:50', 'nothing', ''],
    ['KA x2', 'word', 'X2'],
    ['KA a0', 'word', 'A0'],
    ['KA a17', 'word', 'A17'],
    ['KA c', 'word', 'C'],
    ['KA c0', 'word', 'C0'],
    ['KA c8.00', 'word', 'C8.00'],
    ['KA t25:00', 'word', 'T25:00'],
    ['KA o500', 'word', 'O500'],
    ['KA a2 a3', 'twice', 'A3'],
    ['KA c100 c200', 'twice', 'C200'],
    ['KA n a2', 'no-show', 'N'],
    ['KA n c8000', 'no-show', 'N'],
    ['W 2:30 tour a4', 'start', '2:30 TOUR'],
    ['W 2:00 party a4', 'start', '2:00 PARTY'],
    ['W 2:00 tour c4000', 'guests', ''],
    ['W 2:00 tour n', 'no-show', 'N'],
  ])('"%s" is refused with the problem "%s" and the word "%s"', (text, kind, word) => {
    expect(readEntry(text).problem).toEqual({ kind, word });
  });

  it('is either parsed or refused with a problem, for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const { entry, problem } = readEntry(text);
        expect((entry === undefined) !== (problem === undefined)).toBe(true);
      }),
    );
  });

  it('has the same meaning for any order and case of its words', () => {
    const part = fc.shuffledSubarray(['a2', 'c8000', 'd100', 't14:20', 'u20'], { minLength: 2 });
    fc.assert(
      fc.property(part, (parts) => {
        const read = (words: readonly string[]) => readEntry(`KA ${words.join(' ')}`).entry;
        const [entry, reordered] = [read(parts), read(parts.map((word) => word.toUpperCase()).toReversed())];
        expect(reordered?.arrived).toBe(entry?.arrived);
        expect(reordered?.at).toBe(entry?.at);
        expect(new Set(reordered?.payments.map(({ method }) => method))).toEqual(
          new Set(entry?.payments.map(({ method }) => method)),
        );
      }),
    );
  });
});

describe('the lines typed from a run sheet', () => {
  it('are numbered, and split into entries at commas', () => {
    expect(readLines('BA a4\n\n KA a2 c8000, MO n \n')).toMatchObject([
      { number: 1, text: 'BA a4', entries: [{ entry: { letters: 'BA' } }] },
      {
        number: 3,
        text: 'KA a2 c8000, MO n',
        entries: [{ entry: { letters: 'KA' } }, { entry: { letters: 'MO', isNoShow: true } }],
      },
    ]);
  });
});
