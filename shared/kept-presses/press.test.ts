import { describe, expect, it } from 'vitest';
import { keepingDevice, newCommandId } from './press.testing.ts';
import { readHead, readPress } from './press.ts';

const party = { date: '2026-11-24', tourId: 0, id: 'ABC123' };

describe('The text of a kept press', () => {
  it('is parsed to the press that the device wrote', async () => {
    const tablet = await keepingDevice();
    const { text, press } = await tablet.keep({ party, action: { kind: 'arrive', guests: 2 } });
    expect(readPress(text)).toEqual(press);
    expect(readHead(text)).toEqual({ device: tablet.device, key: tablet.key, n: 1 });
  });

  it('is parsed for every kind of action', async () => {
    const tablet = await keepingDevice();
    const id = newCommandId();
    const kinds = [
      await tablet.keep({ party, action: { kind: 'arrive', guests: 1 } }),
      await tablet.keep({ party, action: { kind: 'join', guests: 4, tourId: 3 } }),
      await tablet.keep({
        party: { date: '2026-11-24', letters: 'HKTRWM' },
        action: { kind: 'pay', method: 'cash-vuv', amount: 8000, vatu: 8000, outstanding: 16_000 },
        paper: '24-11',
      }),
      await tablet.keep({ party, action: { kind: 'no-show', guests: 1 } }),
      await tablet.keep({ party, action: { kind: 'note', text: 'In the shade' }, ticket: 'ABC' }),
      await tablet.keep({ party, action: { kind: 'undo', entry: newCommandId() }, after: 4 }),
      await tablet.keep({
        id,
        party: { date: '2026-11-24', tourId: 0, walkIn: id },
        action: { kind: 'walk-in', guests: 16, firstName: 'Éva' },
      }),
    ];
    expect(kinds.map(({ text }) => readPress(text)?.action.kind)).toEqual([
      'arrive',
      'join',
      'pay',
      'no-show',
      'note',
      'undo',
      'walk-in',
    ]);
  });

  it.each([
    ['when it is of another version', { version: 2 }],
    ['when seventeen guests arrive', { action: { kind: 'arrive', guests: 17 } }],
    ['when its action cannot be kept', { action: { kind: 'cancel' } }],
    ['without its number', { n: 0 }],
    ['when it follows no press and is not the first', { n: 2 }],
    ['when it follows a press and is the first', { previous: 'a'.repeat(43) }],
    ['when it adds a walk-in and names another party', { action: { kind: 'walk-in', guests: 2 } }],
    ['when its day does not exist', { party: { ...party, date: '2026-02-30' } }],
  ])('is unreadable %s', async (_, changes) => {
    const tablet = await keepingDevice();
    const { press } = await tablet.keep({ party, action: { kind: 'arrive', guests: 2 } });
    const { text } = await tablet.sign({ ...press, ...changes });
    expect(readPress(text)).toBeUndefined();
  });

  it('reveals its device, key and number even when the rest is unreadable', async () => {
    const tablet = await keepingDevice();
    const { press } = await tablet.keep({ party, action: { kind: 'arrive', guests: 2 } });
    const { text } = await tablet.sign({ ...press, version: 2 });
    expect(readHead(text)).toEqual({ device: tablet.device, key: tablet.key, n: 1 });
    expect(readHead('<html>')).toBeUndefined();
  });
});
