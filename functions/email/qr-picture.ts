import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Width in modules of the light margin that readers need around a code. */
const quietZone = 4;
const pixelsPerModule = 6;

export interface QrPicture {
  readonly png: Buffer;
  /** Width and height in pixels. */
  readonly size: number;
}

/**
 * A text as a QR code of error correction M, in a PNG of two colours (W3C PNG, third edition).
 *
 * @param colours `#rrggbb` of light and dark modules
 */
export function qrPicture(
  text: string,
  colours: { readonly light: string; readonly dark: string },
): QrPicture {
  const { data, size: modules } = encode(text, { ecc: 'M', border: quietZone });
  const size = modules * pixelsPerModule;
  const rows = data.map((row) => rowOf(row, size));
  const pixels = Buffer.concat(rows.flatMap((row) => Array<Buffer>(pixelsPerModule).fill(row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit per pixel, an index into the palette; the only compression and filter methods; not interlaced.
  header.set([1, 3, 0, 0, 0], 8);
  const palette = Buffer.from([colours.light, colours.dark].map((colour) => colour.slice(1)).join(''), 'hex');
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { png, size };
}

/** A line of pixels, eight in a byte, preceded by the filter byte. */
function rowOf(modules: readonly boolean[], size: number): Buffer {
  const isDark = (x: number) => modules[Math.floor(x / pixelsPerModule)] === true;
  const bytes = Array.from({ length: Math.ceil(size / 8) }, (_, byte) =>
    [0, 1, 2, 3, 4, 5, 6, 7].reduce((bits, bit) => bits * 2 + Number(isDark(byte * 8 + bit)), 0),
  );
  return Buffer.from([0, ...bytes]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typeAndContent = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typeAndContent));
  return Buffer.concat([length, typeAndContent, checksum]);
}
