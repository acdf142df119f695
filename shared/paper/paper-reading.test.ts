import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paid, partyOf4 } from '#shared/staff/parties/visit.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { paperId } from './paper-id.ts';
import { readEntry } from './paper-line.ts';
import { interpretEntry, type OpenSheet, type PaperParty } from './paper-reading.ts';

const date = calendarDateFrom('2026-11-24');
const party = (changes: Partial<PaperParty> = {}): PaperParty => {
  const { status, guestCount, tourType, totalPrice, due, log } = partyOf4();
  return { status, guestCount, tourType, totalPrice, due, log, id: 'four', date, tourId: 0, ...changes };
};
const sheet = (changes: Partial<OpenSheet<PaperParty>> = {}): OpenSheet<PaperParty> => ({
  number: '1124-HKTR-WM',
  date,
  letters: new Map([['KA', party()]]),
  known: new Set(),
  reason: 'As on the run sheet',
  ...changes,
});
const parseAndInterpret = (text: string, openSheet = sheet(), occurrence = 0) =>
  interpretEntry(readEntry(text), openSheet, occurrence);
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+11:00`);

describe('A line typed from a run sheet', () => {
  it('records the arrival and the payment of its party at the time in the line', () => {
    expect(parseAndInterpret('KA a2 c8000 t9:50')).toMatchObject({
      status: 'read',
      hasTime: true,
      presses: [
        { party: { id: 'four', tourId: 0 }, action: { kind: 'arrive', guests: 2 }, writtenAt: at('09:50') },
        { action: { kind: 'pay', method: 'cash-vuv', amount: 8000, vatu: 8000, outstanding: 16_000 } },
      ],
    });
  });

  it('without a time is recorded at the time of the start', () => {
    expect(parseAndInterpret('KA n')).toMatchObject({
      status: 'read',
      hasTime: false,
      presses: [{ action: { kind: 'no-show', guests: 4 }, writtenAt: at('10:00') }],
    });
  });

  it('records only the guests whose arrival is not recorded yet', () => {
    const arrival = { id: 'x', at: 1, by: 'ana', on: 'door', kind: 'arrive', guests: 1 } as const;
    const letters = new Map([['KA', party({ log: [arrival] })]]);
    expect(parseAndInterpret('KA a3', sheet({ letters }))).toMatchObject({
      presses: [{ action: { guests: 2 }, known: ['x'] }],
    });
    expect(parseAndInterpret('KA a1', sheet({ letters })).status).toBe('same');
  });

  it('converts Australian dollars at the rate of the tour prices', () => {
    expect(parseAndInterpret('KA u55')).toMatchObject({
      presses: [{ action: { kind: 'pay', method: 'cash-aud', amount: 5500, vatu: 4000 } }],
    });
  });

  it('records a complimentary visit for the whole amount owed, with the reason of the sheet', () => {
    expect(parseAndInterpret('KA f')).toMatchObject({
      presses: [{ action: { method: 'complimentary', vatu: 16_000, reason: 'As on the run sheet' } }],
    });
  });

  it('needs a confirmation if a payment exceeds the amount owed, unless the line contains the confirmation', () => {
    const letters = new Map([['KA', party({ log: [paid(12_000)] })]]);
    expect(parseAndInterpret('KA c8000', sheet({ letters }))).toMatchObject({
      status: 'asks',
      question: { kind: 'too-much', owed: 4000 },
    });
    expect(parseAndInterpret('KA c8000!', sheet({ letters }))).toMatchObject({
      status: 'read',
      presses: [{ action: { vatu: 8000, outstanding: 4000 } }],
    });
  });

  it('needs a confirmation if a party whose operator pays makes a payment', () => {
    const letters = new Map([['KA', party({ due: 0, companyName: 'Sample Tours' })]]);
    expect(parseAndInterpret('KA a2 c8000', sheet({ letters }))).toMatchObject({
      status: 'asks',
      question: { kind: 'operator', company: 'Sample Tours' },
    });
  });

  it('is refused for letters that are not on the sheet, with similar ones suggested', () => {
    const letters = new Map([
      ['KA', party()],
      ['KE', party({ id: 'other' })],
      ['DI', party({ id: 'third' })],
    ]);
    expect(parseAndInterpret('KO a3', sheet({ letters }))).toMatchObject({
      status: 'unknown',
      near: ['KA', 'KE'],
    });
  });

  it('is refused for more guests than are booked', () => {
    expect(parseAndInterpret('KA a5')).toMatchObject({ status: 'too-many', guests: 5 });
  });

  it('adds a walk-in with its payment', () => {
    const interpreted = parseAndInterpret('W 2:00 tour a4 c16000');
    const id = paperId('1124-HKTR-WM', 'w8 0', 'a4');
    expect(interpreted).toMatchObject({
      status: 'read',
      presses: [
        { id, party: { walkIn: id, tourId: 8 }, action: { kind: 'walk-in', guests: 4 } },
        { party: { walkIn: id }, action: { kind: 'pay', vatu: 16_000, outstanding: 16_000 } },
      ],
    });
  });

  it('adds the payment of a walk-in that was typed earlier without it', () => {
    const id = paperId('1124-HKTR-WM', 'w8 0', 'a4');
    expect(parseAndInterpret('W 2:00 tour a4 c16000', sheet({ known: new Set([id]) }))).toMatchObject({
      status: 'read',
      presses: [{ party: { walkIn: id }, action: { kind: 'pay', vatu: 16_000 } }],
    });
  });

  it('changes nothing when the same line of the same sheet is typed again', () => {
    const words = fc.shuffledSubarray(['a2', 'c4000', 'd4000', 'u20'], { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom('KA', 'W 2:00 tour a4'), words, (letters, parts) => {
        const text = `${letters} ${letters === 'KA' ? parts.join(' ') : parts.filter((part) => part !== 'a2').join(' ')}`;
        const first = parseAndInterpret(text);
        if (first.status !== 'read') throw new Error(first.status);
        const firstIds = new Set(first.presses.map(({ id }) => id));
        expect(parseAndInterpret(text, sheet({ known: firstIds })).status).toBe('same');
        expect(parseAndInterpret(text, sheet({ known: firstIds, number: '1124-HKTR-WC' })).status).toBe(
          'read',
        );
        if (letters !== 'KA')
          expect(parseAndInterpret(text, sheet({ known: firstIds }), 1).status).toBe('read');
      }),
    );
  });

  it('assigns its presses ids of 24 hexadecimal digits, which differ between letters', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => paperId('1124-HKTR-WM', `K${index}`, 'a2'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  });
});
