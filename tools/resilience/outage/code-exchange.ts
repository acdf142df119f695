import { addFrame, framesOf, joinFrames, type ReadParcel, readFrame } from '#shared/exchange/frames.ts';
import { type HouseDevice, readParcel, writeParcel } from '#shared/exchange/parcel.ts';
import type { Random } from './random.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** One device shows its presses as a moving code; the other reads the frames as its camera catches them. */
async function show(
  from: SimulatedDevice,
  to: SimulatedDevice,
  { shuffled, oneOf }: Random,
): Promise<number> {
  const parcel = await writeParcel({ presses: await from.signedPresses() }, from.signText);
  const frames = await framesOf(parcel);
  const damaged = oneOf(frames).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  let read: ReadParcel | undefined;
  for (const text of [damaged, ...shuffled([...frames, ...frames.slice(0, 3)])]) {
    const frame = await readFrame(text);
    if (frame !== undefined) read = addFrame(read, frame);
  }
  const bytes = read && (await joinFrames(read));
  const known = (await to.values().get('house-devices')) as readonly HouseDevice[];
  const received = bytes && (await readParcel(bytes, known));
  if (received === undefined) throw new Error('The moving code was not read');
  return to.carry(received.presses);
}

/** Two devices show each other what they keep. Returns how many presses were new to either. */
export async function exchange(
  one: SimulatedDevice,
  other: SimulatedDevice,
  random: Random,
): Promise<number> {
  const first = await show(one, other, random);
  const second = await show(other, one, random);
  for (const device of [one, other]) await device.settle();
  return first + second;
}
