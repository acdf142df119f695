import { addFrame, framesOf, joinFrames, type PartialParcel, readFrame } from '#shared/exchange/frames.ts';
import { type HouseDevice, readParcel, writeParcel } from '#shared/exchange/parcel.ts';
import type { Random } from './random.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** One device shows its presses as a moving code; the receiver reads the frames in the order in which its camera catches them. */
async function transferByCode(
  sender: SimulatedDevice,
  receiver: SimulatedDevice,
  { shuffle, oneOf }: Random,
): Promise<number> {
  const parcel = await writeParcel({ presses: await sender.signedPresses() }, sender.signText);
  const frames = await framesOf(parcel);
  const damagedFrame = oneOf(frames).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  let parcelSoFar: PartialParcel | undefined;
  for (const text of [damagedFrame, ...shuffle([...frames, ...frames.slice(0, 3)])]) {
    const frame = await readFrame(text);
    if (frame !== undefined) parcelSoFar = addFrame(parcelSoFar, frame);
  }
  const bytes = parcelSoFar && (await joinFrames(parcelSoFar));
  const houseDevices = (await receiver.values().get('house-devices')) as readonly HouseDevice[];
  const receivedParcel = bytes && (await readParcel(bytes, houseDevices));
  if (receivedParcel === undefined) throw new Error('The moving code was not read');
  return receiver.carry(receivedParcel.presses);
}

/** Two devices show each other the presses that they keep. Returns how many were new to the other device. */
export async function exchangePresses(
  first: SimulatedDevice,
  other: SimulatedDevice,
  random: Random,
): Promise<number> {
  const newToOther = await transferByCode(first, other, random);
  const newToFirst = await transferByCode(other, first, random);
  for (const device of [first, other]) await device.settle();
  return newToOther + newToFirst;
}
