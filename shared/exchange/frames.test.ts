import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase45, toBase45 } from '#shared/ticket/base45.ts';
import { ticketHouse, ticketStatement } from '#shared/ticket/signed-ticket.testing.ts';
import { addFrame, frameBytes, framesOf, joinFrames, type PartialParcel, readFrame } from './frames.ts';

const someBytes = fc.uint8Array({ maxLength: 3000 }).map((bytes) => Uint8Array.from(bytes));

/** The state of a device after it has read these codes in this order. */
async function readAll(texts: readonly string[]): Promise<PartialParcel | undefined> {
  let read: PartialParcel | undefined;
  for (const text of texts) {
    const frame = await readFrame(text);
    if (frame) read = addFrame(read, frame);
  }
  return read;
}

describe('A moving QR code', () => {
  it('has frames of at most 400 bytes', async () => {
    const texts = await framesOf(new Uint8Array(10_000));
    expect(frameBytes).toBeLessThanOrEqual(400);
    for (const text of texts) expect(fromBase45(text)?.length).toBeLessThanOrEqual(frameBytes);
  });

  it('transfers a bundle of presses to a device that reads its frames in any order, some of them repeatedly', async () => {
    await fc.assert(
      fc.asyncProperty(someBytes, fc.infiniteStream(fc.nat()), async (parcel, random) => {
        const texts = await framesOf(parcel);
        const shuffled = [...texts, ...texts.slice(0, 3)]
          .map((text) => ({ text, order: random.next().value ?? 0 }))
          .toSorted((a, b) => a.order - b.order)
          .map(({ text }) => text);
        const read = await readAll(shuffled);
        expect(read && (await joinFrames(read))).toEqual(parcel);
      }),
    );
  });

  it('transfers nothing while a frame is missing', async () => {
    const texts = await framesOf(new Uint8Array(2000).fill(7));
    for (const missing of texts.keys()) {
      const read = await readAll(texts.filter((_, index) => index !== missing));
      expect(read?.parts.size).toBe(texts.length - 1);
      expect(read && (await joinFrames(read))).toBeUndefined();
    }
  });

  it('is not recognized in a frame with an altered byte', async () => {
    const [text = ''] = await framesOf(Uint8Array.from({ length: 500 }, (_, index) => index % 256));
    const bytes = fromBase45(text) ?? new Uint8Array();
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (position, change) => {
          const altered = bytes.map((byte, index) => (index === position ? byte ^ change : byte));
          expect(await readFrame(toBase45(altered))).toBeUndefined();
        },
      ),
    );
  });

  it.each(['', 'HTTPS://MENU.EXAMPLE.COM', '::::'])('is not recognized in the text %j', async (text) => {
    expect(await readFrame(text)).toBeUndefined();
  });

  it('is not recognized in a ticket', async () => {
    const distillery = await ticketHouse();
    expect(await readFrame(await distillery.ticketOf(ticketStatement()))).toBeUndefined();
  });

  it('transfers a newer bundle of presses even if frames of an older one were read before', async () => {
    const [older, newer] = [await framesOf(new Uint8Array(500)), await framesOf(new Uint8Array(600).fill(1))];
    const read = await readAll([...older.slice(0, 2), ...newer]);
    expect(read && (await joinFrames(read))).toEqual(new Uint8Array(600).fill(1));
  });

  it('transfers nothing when its frames do not match the digest of the bundle of presses', async () => {
    const [first, second] = await framesOf(new Uint8Array(400));
    const frames = [await readFrame(first ?? ''), await readFrame(second ?? '')];
    let read: PartialParcel | undefined;
    for (const frame of frames)
      if (frame)
        read = addFrame(read, frame.index === 1 ? { ...frame, payload: frame.payload.fill(1) } : frame);
    expect(read && (await joinFrames(read))).toBeUndefined();
  });

  it('is not created for a bundle of presses of a megabyte', async () => {
    await expect(framesOf(new Uint8Array(1_000_000))).rejects.toThrow(RangeError);
  });
});
