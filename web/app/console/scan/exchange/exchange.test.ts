import { describe, expect, it } from 'vitest';
import type { HouseDevice } from '#shared/exchange/parcel.ts';
import { keepingDevice } from '#shared/kept-presses/press.testing.ts';
import { readPress, type SignedPress } from '#shared/kept-presses/press.ts';
import { type Exchange, PressExchange } from './exchange.ts';

const party = { date: '2026-12-08', tourId: 10, id: '0123456789abcdef0123' };

/** A tablet that stores presses in memory by the id of their command. */
async function createTablet(device: string) {
  const signing = await keepingDevice({ device });
  const kept = new Map<string, SignedPress>();
  const idOf = ({ text }: SignedPress) => readPress(text)?.id ?? '';
  const states: Exchange[] = [];
  const listed: HouseDevice = {
    id: device,
    name: device,
    keys: [{ id: signing.key, publicKey: signing.publicKey }],
  };
  let devices: readonly HouseDevice[] = [];
  const exchange = new PressExchange({
    queue: {
      signedPresses: async () => [...kept.values()],
      async carry(presses) {
        const newPresses = presses.filter((press) => !kept.has(idOf(press)));
        for (const press of newPresses) kept.set(idOf(press), press);
        return newPresses.length;
      },
      signText: async (text) => ({ device, key: signing.key, signature: await signing.signText(text) }),
    },
    devices: async () => devices,
    onChange: (state) => states.push(state),
  });
  return {
    exchange,
    listed,
    kept,
    states,
    setDevices(known: readonly HouseDevice[]) {
      devices = known;
    },
    async press(count: number) {
      for (let index = 0; index < count; index += 1) {
        const { text, signature } = await signing.keep({ party, action: { kind: 'arrive', guests: 1 } });
        kept.set(idOf({ text, signature }), { text, signature });
      }
    },
  };
}
type Tablet = Awaited<ReturnType<typeof createTablet>>;

async function createTwoTablets() {
  const [bar, door] = [await createTablet('BAR0000001'), await createTablet('D00R000001')];
  for (const device of [bar, door]) device.setDevices([bar.listed, door.listed]);
  return { bar, door };
}

/** Points the camera of one tablet at the screen of the other. @param codes maximum number of codes to read */
async function pointCamera(from: Tablet, at: Tablet, { start = 0, codes = 1000 } = {}): Promise<void> {
  for (let count = 0; count < codes; count += 1) {
    const shown = at.exchange.state;
    if (shown.kind !== 'showing') return;
    await from.exchange.handleCode(shown.frames[(start + count) % shown.frames.length] ?? '');
    if (from.exchange.state.kind !== 'reading') return;
  }
}

describe('two offline tablets that exchange kept presses', () => {
  it('have the presses of both tablets afterwards, and show the same number', async () => {
    const { bar, door } = await createTwoTablets();
    await bar.press(29);
    await door.press(12);
    await bar.exchange.show();
    door.exchange.readFirst();
    await pointCamera(door, bar, { start: 5 });
    expect(door.exchange.state).toMatchObject({ kind: 'showing', step: 2, presses: 41 });
    await pointCamera(bar, door, { start: 3 });
    expect(bar.exchange.state).toEqual({
      kind: 'agreed',
      name: 'D00R000001',
      total: 41,
      newHere: 12,
      newThere: 29,
    });
    door.exchange.confirm();
    expect(door.exchange.state).toMatchObject({ kind: 'agreed', total: 41, newHere: 29, newThere: 12 });
    expect([...bar.kept.values()].map(({ text }) => text).toSorted()).toEqual(
      [...door.kept.values()].map(({ text }) => text).toSorted(),
    );
  });

  it('store each press once, however often the exchange is repeated', async () => {
    const { bar, door } = await createTwoTablets();
    await bar.press(3);
    for (let time = 0; time < 2; time += 1) {
      await bar.exchange.show();
      door.exchange.readFirst();
      await pointCamera(door, bar);
      await pointCamera(bar, door);
    }
    expect(bar.exchange.state).toMatchObject({ total: 3, newHere: 0, newThere: 0 });
    expect(door.kept.size).toBe(3);
  });

  it('switch from showing codes to reading as soon as the camera sees a code of the other tablet', async () => {
    const { bar, door } = await createTwoTablets();
    await bar.press(1);
    await door.press(9);
    await bar.exchange.show();
    door.exchange.readFirst();
    await pointCamera(door, bar);
    await pointCamera(bar, door, { codes: 1 });
    expect(bar.exchange.state).toMatchObject({ kind: 'reading', step: 2, read: 1 });
  });

  it('show which half of the exchange is unfinished when they stop, and keep only the presses fully read', async () => {
    const { bar, door } = await createTwoTablets();
    await bar.press(1);
    await door.press(12);
    await bar.exchange.show();
    door.exchange.readFirst();
    await pointCamera(door, bar);
    await pointCamera(bar, door, { codes: 3 });
    bar.exchange.stop();
    expect(bar.exchange.state).toMatchObject({ kind: 'half', read: 3 });
    expect(bar.kept.size).toBe(1);
    door.exchange.stop();
    expect(door.exchange.state).toEqual({ kind: 'half', name: 'BAR0000001' });
    expect(door.kept.size).toBe(13);
  });

  it('continue after a stop with the codes already read', async () => {
    const { bar, door } = await createTwoTablets();
    await bar.press(1);
    await door.press(12);
    await bar.exchange.show();
    door.exchange.readFirst();
    await pointCamera(door, bar);
    await pointCamera(bar, door, { codes: 3 });
    bar.exchange.stop();
    bar.exchange.goOn();
    expect(bar.exchange.state).toMatchObject({ kind: 'reading', step: 2, read: 3 });
    await pointCamera(bar, door, { start: 3 });
    expect(bar.exchange.state).toMatchObject({ kind: 'agreed', total: 13 });
  });

  it('accept no presses from a device that is not in the list of devices', async () => {
    const { door } = await createTwoTablets();
    const stranger = await createTablet('STRANGER01');
    await stranger.press(2);
    await stranger.exchange.show();
    door.exchange.readFirst();
    await pointCamera(door, stranger);
    expect(door.exchange.state).toEqual({ kind: 'foreign' });
    expect(door.kept.size).toBe(0);
  });

  it('ignore QR codes of other origin, altered codes and their own codes seen in a mirror', async () => {
    const { bar } = await createTwoTablets();
    await bar.press(1);
    await bar.exchange.show();
    const { state } = bar.exchange;
    const [frame = ''] = state.kind === 'showing' ? state.frames : [];
    for (const text of [frame, `${frame.slice(0, -3)}000`, 'HTTPS://MENU.EXAMPLE.COM'])
      await bar.exchange.handleCode(text);
    expect(bar.exchange.state).toBe(state);
  });
});
