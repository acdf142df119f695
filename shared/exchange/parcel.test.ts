import { describe, expect, it } from 'vitest';
import { keepingDevice } from '#shared/kept-presses/press.testing.ts';
import { deflate, inflate } from './deflate.ts';
import { framesOf } from './frames.ts';
import { type HouseDevice, readParcel, type SignText, writeParcel } from './parcel.ts';

const bar = await keepingDevice({ device: 'BAR0000001' });
const door = await keepingDevice({ device: 'D00R000001' });
type Device = typeof bar;

const houseDevice = ({ device, key, publicKey }: Device): HouseDevice => ({
  id: device,
  name: device,
  keys: [{ id: key, publicKey }],
});
const house = [houseDevice(bar), houseDevice(door)];
const signOf =
  (device: Device): SignText =>
  async (text) => ({ device: device.device, key: device.key, signature: await device.signText(text) });

const party = { date: '2026-12-08', tourId: 10, id: '0123456789abcdef0123' };
const arrive = (device: Device) => device.keep({ party, action: { kind: 'arrive', guests: 2 } });
const keepSigned = async (device: Device) => {
  const { text, signature } = await arrive(device);
  return { text, signature };
};

describe('Kept presses in a bundle passed between devices', () => {
  it('are read together with the device that signed the bundle', async () => {
    const presses = [await keepSigned(bar), await keepSigned(door)];
    const answers = { parcel: 'abc', fresh: 12 };
    expect(await readParcel(await writeParcel({ presses, answers }, signOf(bar)), house)).toEqual({
      from: house[0],
      presses,
      answers,
    });
  });

  it('are read when they come from a device that was linked after the reader loaded its list of devices', async () => {
    const thirdDevice = await keepingDevice({ device: 'THRD000001' });
    const presses = [await keepSigned(thirdDevice)];
    expect(await readParcel(await writeParcel({ presses }, signOf(bar)), house)).toMatchObject({ presses });
  });

  it('are refused when no known device has signed the bundle', async () => {
    const unknownDevice = await keepingDevice({ device: 'STRANGER01' });
    const presses = [await keepSigned(bar)];
    expect(await readParcel(await writeParcel({ presses }, signOf(unknownDevice)), house)).toBeUndefined();
    const signAsOther: SignText = async (text) => ({
      device: bar.device,
      key: bar.key,
      signature: await unknownDevice.signText(text),
    });
    expect(await readParcel(await writeParcel({ presses }, signAsOther), house)).toBeUndefined();
  });

  it('are refused when a press is not signed by its device', async () => {
    const press = await keepSigned(bar);
    const alteredPress = { ...press, text: press.text.replace('"guests":2', '"guests":3') };
    expect(
      await readParcel(await writeParcel({ presses: [alteredPress] }, signOf(door)), house),
    ).toBeUndefined();
  });

  it('are refused when the content of the bundle was altered', async () => {
    const text = (await inflate(await writeParcel({ presses: [await keepSigned(bar)] }, signOf(bar)))) ?? '';
    const other = await deflate(text.replace('"kind\\":\\"exchange', '"kind\\":\\"exchanged'));
    expect(await readParcel(other, house)).toBeUndefined();
  });

  it.each([new Uint8Array(), Uint8Array.of(1, 2, 3)])(
    'are refused when the bytes are not a bundle',
    async (bytes) => {
      expect(await readParcel(bytes, house)).toBeUndefined();
      expect(await readParcel(await deflate('[]'), house)).toBeUndefined();
    },
  );

  it('are refused when they decompress to several megabytes', async () => {
    expect(await inflate(await deflate('a'.repeat(5_000_000)))).toBeUndefined();
  });

  it('fit into 30 frames of a moving QR code if there are 41 presses', async () => {
    const device = await keepingDevice({ device: 'BAR0000002' });
    const presses = [];
    for (let count = 0; count < 41; count += 1) presses.push(await keepSigned(device));
    const frames = await framesOf(await writeParcel({ presses }, signOf(device)));
    expect(frames.length).toBeLessThanOrEqual(30);
  });
});
