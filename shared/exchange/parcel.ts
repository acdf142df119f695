import * as z from 'zod/mini';
import { isSignedPress, readHead, type SignedPress } from '#shared/kept-presses/press.ts';
import { isSignedBy } from '#shared/kept-presses/signature.ts';
import { readJson } from '#shared/values/read-json.ts';
import { deflate, inflate } from './deflate.ts';

/** A device of the distillery, with the public keys that verify its presses. */
export interface HouseDevice {
  readonly id: string;
  readonly name: string;
  readonly keys: readonly { readonly id: string; readonly publicKey: string }[];
}

/** The content that one device shows another: presses that have not reached the server. */
const Content = z.object({
  kind: z.literal('exchange'),
  /** Text and signature of each press. */
  presses: z.array(z.tuple([z.string(), z.string()])),
  /** In an answer: the parcel that the device has just read, and how many of its presses were new. */
  answers: z.optional(z.object({ parcel: z.string(), fresh: z.int() })),
});

const Parcel = z.object({ device: z.string(), key: z.string(), signature: z.string(), content: z.string() });

export interface PressParcel {
  /** The device that showed the parcel. */
  readonly from: HouseDevice;
  readonly presses: readonly SignedPress[];
  readonly answers?: { readonly parcel: string; readonly fresh: number } | undefined;
}

/** Signs a text with the key of the device. */
export type SignText = (
  text: string,
) => Promise<{ readonly device: string; readonly key: string; readonly signature: string }>;

export async function writeParcel(
  { presses, answers }: Omit<PressParcel, 'from'>,
  sign: SignText,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = JSON.stringify({
    kind: 'exchange',
    presses: presses.map(({ text, signature }) => [text, signature]),
    ...(answers && { answers }),
  });
  return deflate(JSON.stringify({ ...(await sign(content)), content }));
}

/**
 * Reads a parcel that another device has shown. Undefined unless a device of the distillery has signed it, and each
 * press is signed by the device that kept it, if this device knows that device. A device that only delivers presses can
 * neither alter nor add any.
 */
export async function readParcel(
  bytes: Uint8Array<ArrayBuffer>,
  devices: readonly HouseDevice[],
): Promise<PressParcel | undefined> {
  const text = await inflate(bytes);
  const { data: parcel } = Parcel.safeParse(text === undefined ? undefined : readJson(text));
  const from = devices.find(({ id }) => id === parcel?.device);
  if (parcel === undefined || from === undefined) return undefined;
  const signed = { text: parcel.content, signature: parcel.signature };
  if (!(await isSignedByKey(from, parcel.key, signed))) return undefined;
  const { data: content } = Content.safeParse(readJson(parcel.content));
  if (content === undefined) return undefined;
  const presses = content.presses.map(([pressText, signature]) => ({ text: pressText, signature }));
  const valid = await Promise.all(presses.map((press) => mayBeSigned(press, devices)));
  return valid.every(Boolean) ? { from, presses, answers: content.answers } : undefined;
}

async function isSignedByKey(device: HouseDevice, keyId: string, signed: SignedPress): Promise<boolean> {
  const key = device.keys.find(({ id }) => id === keyId);
  return key !== undefined && isSignedBy(key.publicKey, signed).catch(() => false);
}

/**
 * Whether the press is signed by its device. True for a press of an unknown device or key, which cannot be verified
 * here.
 */
async function mayBeSigned(press: SignedPress, devices: readonly HouseDevice[]): Promise<boolean> {
  const head = isSignedPress(press) ? readHead(press.text) : undefined;
  if (head === undefined) return false;
  const device = devices.find(({ id }) => id === head.device);
  const isKnown = device?.keys.some(({ id }) => id === head.key) === true;
  return !isKnown || isSignedByKey(device, head.key, press);
}
