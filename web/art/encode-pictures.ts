// Makes what browsers fetch of the pictures in web/art/pictures: AVIF in several widths and a JPEG for those without it,
// in web/public/assets/pictures, and the list of them in web/app/content/picture-files.ts.
// Run it when a picture has changed: `node web/art/encode-pictures.ts`. Needs ffmpeg (Debian's has what it takes).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const masters = path.join(import.meta.dirname, 'pictures');
const output = path.resolve(import.meta.dirname, '../public/assets/pictures');
const list = path.resolve(import.meta.dirname, '../app/content/picture-files.ts');

/** Widths in pixels, for pictures that are wider than high and for the others; none is wider than its master. */
const widths = { wide: [480, 800, 1200, 1680], upright: [320, 560, 960] } as const;

/**
 * Where the middle of what phones are shown lies, as a share of the width, in pictures that run across a whole page: of
 * these a square is cut.
 */
const middles: Readonly<Record<string, number>> = {
  bay: 0.64,
  cane: 0.56,
  'cask-head': 0.47,
  casks: 0.38,
  range: 0.5,
  'still-near': 0.34,
  vat: 0.5,
  yard: 0.56,
};
const squareWidths = [480, 720] as const;

/** What stands in place of a picture until it comes: the nearest to its mean, as the styles of its place know them. */
const tones = { night: [48, 48, 42], oak: [50, 32, 18], dusk: [86, 62, 40] } as const;

const run = (tool: string, ...words: string[]) => execFileSync(tool, words, { encoding: 'utf8' });
/** Makes a file that is not there yet. */
function ffmpeg(from: string, to: string, width: number, how: readonly string[], cut = ''): void {
  wanted.add(path.basename(to));
  if (existsSync(to)) return;
  run('ffmpeg', '-v', 'error', '-y', '-i', from, '-vf', `${cut}scale=${width}:-2:flags=lanczos`, ...how, to);
}

/** Among leaves nobody sees what is left out, and there is a lot of them. */
const leafy = ['cane', 'field'];
const avifOf = (name: string) =>
  `-c:v libaom-av1 -still-picture 1 -crf ${leafy.includes(name) ? 32 : 28} -cpu-used 3 -pix_fmt yuv420p`.split(
    ' ',
  );
const jpeg = '-q:v 6 -pix_fmt yuvj420p'.split(' ');

function toneOf(master: string): string {
  const one = ['-vf', 'scale=1:1:flags=area', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
  const mean = execFileSync('ffmpeg', ['-v', 'error', '-i', master, ...one]);
  const apart = (tone: readonly number[]) =>
    tone.reduce((sum, part, index) => sum + (part - (mean[index] ?? 0)) ** 2, 0);
  const [[nearest = ''] = []] = Object.entries(tones).sort(([, one], [, other]) => apart(one) - apart(other));
  return nearest;
}

mkdirSync(output, { recursive: true });
/** What is wanted; the mark in its name says of which master it is made, and how. */
const wanted = new Set<string>();
const entries = readdirSync(masters)
  .filter((file) => file.endsWith('.jpg'))
  .sort()
  .map((file) => {
    const master = path.join(masters, file);
    const name = path.basename(file, '.jpg');
    const middle = middles[name];
    const avif = avifOf(name);
    const mark = createHash('sha256')
      .update(readFileSync(master))
      .update(`${avif} ${jpeg} ${middle}`)
      .digest('hex')
      .slice(0, 6);
    const [width = 0, height = 0] = run(
      'ffprobe',
      '-v',
      'error',
      '-show_entries',
      'stream=width,height',
      '-of',
      'csv=p=0',
      master,
    )
      .trim()
      .split(',')
      .map(Number);
    const shape = width > height ? 'wide' : 'upright';
    const at = (wide: number, ending: string) => path.join(output, `${name}.${mark}-${wide}.${ending}`);
    for (const step of widths[shape]) {
      const wide = Math.min(step, width);
      ffmpeg(master, at(wide, 'avif'), wide, avif);
    }
    ffmpeg(master, at(widths[shape][1], 'jpg'), widths[shape][1], jpeg);
    if (middle !== undefined) {
      const left = Math.round(Math.min(Math.max(middle * width - height / 2, 0), width - height));
      for (const step of squareWidths) {
        const wide = Math.min(step, height);
        ffmpeg(master, at(wide, 'square.avif'), wide, avif, `crop=${height}:${height}:${left}:0,`);
      }
    }
    return `  '${name}': ['${mark}', ${width}, ${height}, '${toneOf(master)}', ${middle !== undefined}],`;
  });

for (const file of readdirSync(output).filter((file) => !wanted.has(file))) rmSync(path.join(output, file));
writeFileSync(
  list,
  `/**
 * Made by web/art/encode-pictures.ts: of each picture the mark in its file names, its size in pixels, its tone, and
 * whether phones are shown a square of it.
 */
export const pictureFiles = {
${entries.join('\n')}
} as const;
`,
);
