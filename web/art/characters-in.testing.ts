import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Index of `cmap` in WOFF2's list of known tables. */
const characterMap = 0;
const transformedTables = [10, 11];

/** The characters of a WOFF2 font, read from its `cmap` (W3C WOFF2 §4 and §5, OpenType `cmap` 4 and 12). */
export function charactersIn(file: string): ReadonlySet<string> {
  const bytes = readFileSync(file);
  const tables = bytes.readUInt16BE(12);
  let offset = 48;
  const readNumber = (): number => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(offset++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let [start, from] = [0, -1];
  for (let table = 0; table < tables; table++) {
    const flags = bytes.readUInt8(offset++);
    const kind = flags & 63;
    if (kind === 63) offset += 4;
    const length = readNumber();
    const isTransformed = transformedTables.includes(kind) ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (kind === characterMap) from = start;
    start += isTransformed ? readNumber() : length;
  }
  const data = brotliDecompressSync(bytes.subarray(offset, offset + bytes.readUInt32BE(20)));
  return new Set(codesIn(data.subarray(from)).map((code) => String.fromCodePoint(code)));
}

function codesIn(cmap: Buffer): number[] {
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  return maps.flatMap((map) => {
    if (map.readUInt16BE(0) === 12) {
      return Array.from({ length: map.readUInt32BE(12) }, (_, group) => 16 + group * 12).flatMap((at) =>
        range(map.readUInt32BE(at), map.readUInt32BE(at + 4)),
      );
    }
    if (map.readUInt16BE(0) !== 4) return [];
    const segments = map.readUInt16BE(6) / 2;
    return Array.from({ length: segments }, (_, segment) => {
      const [last, first] = [
        map.readUInt16BE(14 + segment * 2),
        map.readUInt16BE(16 + (segments + segment) * 2),
      ];
      return first === 0xffff ? [] : range(first, last);
    }).flat();
  });
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
