import { inflateSync } from 'node:zlib';
import readQr from 'jsqr';

/** Reads the text of a picture that `qrPicture` made, with a library that shares no code with that function. */
export function readQrPicture(png: Buffer): string | undefined {
  const size = png.readUInt32BE(png.indexOf('IHDR') + 4);
  const start = png.indexOf('IDAT');
  const pixels = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const rowBytes = 1 + Math.ceil(size / 8);
  const rgba = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const [x, y] = [pixel % size, Math.floor(pixel / size)];
    const bits = pixels[y * rowBytes + 1 + Math.floor(x / 8)] ?? 0;
    const isDark = ((bits >> (7 - (x % 8))) & 1) === 1;
    if (isDark) rgba.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return readQr(rgba, size, size)?.data;
}
