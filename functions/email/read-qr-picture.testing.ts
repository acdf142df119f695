import { inflateSync } from 'node:zlib';
import readQr from 'jsqr';

/** The text in a picture as `qrPicture` writes it, by a reader that shares no code with it. */
export function readQrPicture(png: Buffer): string | undefined {
  const size = png.readUInt32BE(png.indexOf('IHDR') + 4);
  const start = png.indexOf('IDAT');
  const pixels = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const rowBytes = 1 + Math.ceil(size / 8);
  const rgba = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [at % size, Math.floor(at / size)];
    const bits = pixels[y * rowBytes + 1 + Math.floor(x / 8)] ?? 0;
    const isDark = ((bits >> (7 - (x % 8))) & 1) === 1;
    if (isDark) rgba.fill(0, at * 4, at * 4 + 3);
  }
  return readQr(rgba, size, size)?.data;
}
