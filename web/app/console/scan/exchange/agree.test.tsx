import { expect, it } from 'vitest';
import { framesOf } from '#shared/exchange/frames.ts';
import { type HouseDevice, writeParcel } from '#shared/exchange/parcel.ts';
import { keepingDevice } from '#shared/kept-presses/press.testing.ts';
import type { SignedPress } from '#shared/kept-presses/press.ts';
import { party, shipDate, start } from '../../today/day/ship-day.testing.ts';
import { FakeServer } from '../../today/today.testing.tsx';
import { memoryQueue, scanAt } from '../scan.testing.tsx';

const guests = { date: shipDate, tourId: 8, id: 'P1' };

async function createTablet(device: string, presses: number) {
  const signing = await keepingDevice({ device });
  const kept: SignedPress[] = [];
  for (let count = 0; count < presses; count += 1) {
    const { text, signature } = await signing.keep({ party: guests, action: { kind: 'arrive', guests: 1 } });
    kept.push({ text, signature });
  }
  const listed: HouseDevice = {
    id: device,
    name: device,
    keys: [{ id: signing.key, publicKey: signing.publicKey }],
  };
  const sign = async (text: string) => ({
    device,
    key: signing.key,
    signature: await signing.signText(text),
  });
  return { kept, listed, sign };
}

/** Opens the exchange on the bar tablet, which reads the code of the door until the screen shows `expectedText`. */
async function readOnBar(
  door: Awaited<ReturnType<typeof createTablet>>,
  listed: readonly HouseDevice[],
  expectedText: string,
) {
  const bar = await createTablet('BAR0000001', 2);
  const barPresses = [...bar.kept];
  const { queue } = memoryQueue([], { devices: [...listed, bar.listed] });
  const screen = await scanAt(
    new FakeServer([start(8, 'English', [party(8, 'Anna Sample', 4, { id: 'P1' })])]),
    {
      ...queue,
      signText: bar.sign,
      signedPresses: async () => barPresses,
      async carry(presses) {
        barPresses.push(...presses);
        return presses.length;
      },
    },
    'on',
    'agree',
  );
  await screen.press('This one reads first', 'dialog');
  const frames = await framesOf(await writeParcel({ presses: door.kept }, door.sign));
  for (const [index, frame] of frames.entries())
    await screen.show(
      frame,
      index < frames.length - 1 ? `${index + 1} of ${frames.length} read` : expectedText,
    );
  return { screen, barPresses };
}

it('a device that has read the presses of another device shows QR codes in turn, and then how many presses the two devices have', async () => {
  const door = await createTablet('D00R000001', 3);
  const { screen, barPresses } = await readOnBar(
    door,
    [door.listed],
    'Turn both round, point D00R000001 at this.',
  );
  expect(barPresses).toHaveLength(5);
  expect(screen.text()).toContain('Half is done: this one knows the 3 presses of D00R000001 already.');
  expect(screen.text()).toMatch(/picture \d of \d/);
  await screen.press('D00R000001 says 5 too', 'dialog');
  expect(screen.text()).toContain('Both know 5 presses.');
  expect(screen.text()).toContain('3 were new to this one, 2 to D00R000001.');
  await screen.press('Back to Today', 'dialog');
  expect(screen.document.querySelector('dialog')).toBeNull();
});

it('the exchange screen reports a device missing from the list of devices, and takes no presses from it', async () => {
  const { screen, barPresses } = await readOnBar(
    await createTablet('STRANGER01', 1),
    [],
    'Not a device of this house.',
  );
  expect(barPresses).toHaveLength(2);
  await screen.press('Try again', 'dialog');
  expect(screen.text()).toContain('This one shows first');
});
