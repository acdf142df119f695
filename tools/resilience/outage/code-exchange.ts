import { addFrame, framesOf, joinFrames, type PartialParcel, readFrame } from '#shared/exchange/frames.ts';
import { type HouseDevice, readParcel, writeParcel } from '#shared/exchange/parcel.ts';
import type { Random } from './random.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** One device shows its presses as a moving code; the other reads the frames in the order in which its camera catches them. */
async function transferByCode(
  from: SimulatedDevice,
  to: SimulatedDevice,
  { shuffle, oneOf }: Random,
): Promise<number> {
  const parcel = await writeParcel({ presses: await from.signedPresses() }, from.signText);
  const frames = await framesOf(parcel);
  const damaged = oneOf(frames).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  let parcelSoFar: PartialParcel | undefined;
  for (const text of [damaged, ...shuffle([...frames, ...frames.slice(0, 3)])]) {
    const frame = await readFrame(text);
    if (frame !== undefined) parcelSoFar = addFrame(parcelSoFar, frame);
  }
  const bytes = parcelSoFar && (await joinFrames(parcelSoFar));
  const houseDevices = (await to.values().get('house-devices')) as readonly HouseDevice[];
  const received = bytes && (await readParcel(bytes, houseDevices));
  if (received === undefined) throw new Error('The moving code was not read');
  return to.carry(received.presses);
}

/** Two devices show each other the presses that they keep. Returns how many were new to the other device. */
export async function exchangePresses(
  first: SimulatedDevice,
  other: SimulatedDevice,
  random: Random,
): Promise<number> {
  const toOther = await transferByCode(first, other, random);
  const toFirst = await transferByCode(other, first, random);
  for (const device of [first, other]) await device.settle();
  return toOther + toFirst;
}
