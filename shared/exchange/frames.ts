import { fromBase45, toBase45 } from '#shared/ticket/base45.ts';

/**
 * A bundle of bytes as an animated QR code: frames that are shown in a loop until another device has read them all, in any
 * order. Each frame carries the id of its bundle and a checksum.
 */

/** Maximum bytes of a frame: 360 characters, which a camera reads at arm's length. */
export const frameBytes = 240;

/** First byte of every frame. No ticket begins with it. */
const version = 0xe1;
const offset = { version: 0, parcel: 1, index: 7, total: 9, check: 11, payload: 15 } as const;
const payloadBytes = frameBytes - offset.payload;
/** Holds about 450 kilobytes, more than ten days of presses. */
const maxFrames = 2000;

export interface Frame {
  /** The first bytes of the bundle's digest, in hexadecimal. */
  readonly parcel: string;
  readonly index: number;
  readonly total: number;
  readonly payload: Uint8Array<ArrayBuffer>;
}

const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id of a bundle, from its digest. */
export const parcelIdOf = async (parcel: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex((await digestOf(parcel)).subarray(0, offset.index - offset.parcel));

/** The checksum of a frame, over all its other bytes. */
const checksumOf = async (frame: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const withoutChecksum = frame.slice();
  withoutChecksum.fill(0, offset.check, offset.payload);
  return (await digestOf(withoutChecksum)).subarray(0, offset.payload - offset.check);
};

/** The contents of the QR codes that transfer a bundle. @throws RangeError if the bundle is too large */
export async function framesOf(parcel: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const total = Math.max(1, Math.ceil(parcel.length / payloadBytes));
  if (total > maxFrames) throw new RangeError(`Too many bytes for an animated QR code: ${parcel.length}`);
  const digest = await digestOf(parcel);
  return Promise.all(
    Array.from({ length: total }, async (_, index) => {
      const payload = parcel.subarray(index * payloadBytes, (index + 1) * payloadBytes);
      const frame = new Uint8Array(offset.payload + payload.length);
      const view = new DataView(frame.buffer);
      frame[offset.version] = version;
      frame.set(digest.subarray(0, offset.index - offset.parcel), offset.parcel);
      view.setUint16(offset.index, index);
      view.setUint16(offset.total, total);
      frame.set(payload, offset.payload);
      frame.set(await checksumOf(frame), offset.check);
      return toBase45(frame);
    }),
  );
}

/** Parses a frame; undefined for a code that is not a frame, or an altered one. */
export async function readFrame(text: string): Promise<Frame | undefined> {
  const frame = fromBase45(text);
  if (frame?.[offset.version] !== version || frame.length <= offset.check || frame.length > frameBytes)
    return undefined;
  if (hex(await checksumOf(frame)) !== hex(frame.subarray(offset.check, offset.payload))) return undefined;
  const view = new DataView(frame.buffer);
  const [index, total] = [view.getUint16(offset.index), view.getUint16(offset.total)];
  if (total > maxFrames || index >= total) return undefined;
  return {
    parcel: hex(frame.subarray(offset.parcel, offset.index)),
    index,
    total,
    payload: frame.slice(offset.payload),
  };
}

/** The frames of one parcel that have been read. */
export interface PartialParcel {
  readonly parcel: string;
  readonly total: number;
  readonly parts: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
}

/** Adds a frame. A frame of another parcel starts over, since the other device now shows that parcel. */
export function addFrame(read: PartialParcel | undefined, frame: Frame): PartialParcel {
  const { parcel, total, index, payload } = frame;
  const isSameParcel = read?.parcel === parcel && read.total === total;
  if (isSameParcel && read.parts.has(index)) return read;
  return { parcel, total, parts: new Map([...(isSameParcel ? read.parts : []), [index, payload]]) };
}

/** The bytes of a parcel; undefined while frames are missing, or when the bytes do not match the parcel's digest. */
export async function joinFrames({
  parcel,
  total,
  parts,
}: PartialParcel): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (parts.size < total) return undefined;
  const ordered = Array.from({ length: total }, (_, index) => parts.get(index) ?? new Uint8Array());
  const joined = new Uint8Array(await new Blob(ordered).arrayBuffer());
  return (await parcelIdOf(joined)) === parcel ? joined : undefined;
}
