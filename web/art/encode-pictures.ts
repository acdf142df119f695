// Makes what browsers fetch of the pictures in web/art/pictures: AVIF in several widths and a JPEG for those without it,
// in web/public/assets/pictures, and the list of them in web/app/content/pictures/picture-files.ts.
// Run it when a picture has changed: `node web/art/encode-pictures.ts`. Needs ffmpeg (Debian's has what it takes).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const masters = path.join(import.meta.dirname, 'pictures');
const output = path.resolve(import.meta.dirname, '../public/assets/pictures');
const list = path.resolve(import.meta.dirname, '../app/content/pictures/picture-files.ts');

/** Widths in pixels, for pictures that are wider than high and for the others; none is wider than its master. */
const widths = { wide: [480, 800, 1200, 1680], upright: [320, 560, 960] } as const;

/** Where the middle of the square lies that phones are shown of a picture, as a share of the width; half way unless said. */
const middles: Readonly<Record<string, number>> = {
  bay: 0.64,
  cane: 0.56,
  'cask-head': 0.47,
  casks: 0.38,
  'lost-times-glass': 0.54,
  'still-near': 0.34,
  yard: 0.62,
};
const squareWidths = [480, 720] as const;

const run = (tool: string, ...words: string[]) => execFileSync(tool, words, { encoding: 'utf8' });
/** Makes a file that is not there yet. */
function ffmpeg(from: string, to: string, width: number, how: readonly string[], cut = ''): void {
  wanted.add(path.basename(to));
  if (existsSync(to)) return;
  run('ffmpeg', '-v', 'error', '-y', '-i', from, '-vf', `${cut}scale=${width}:-2:flags=lanczos`, ...how, to);
}

/** Ten bits, because of the dark gradients. Foliage hides compression loss, and there is a lot of it. */
const leafy = ['cane', 'field', 'gate', 'yard-by-day'];
const avifOf = (name: string) =>
  `-c:v libaom-av1 -still-picture 1 -crf ${leafy.includes(name) ? 31 : 21} -cpu-used 3 -pix_fmt yuv420p10le`.split(
    ' ',
  );
const jpeg = '-q:v 6 -pix_fmt yuvj420p'.split(' ');

mkdirSync(output, { recursive: true });
/** What is wanted; the mark in its name says of which master it is made, and how. */
const wanted = new Set<string>();
const entries = readdirSync(masters)
  .filter((file) => file.endsWith('.jpg'))
  .sort()
  .map((file) => {
    const master = path.join(masters, file);
    const name = path.basename(file, '.jpg');
    const middle = middles[name] ?? 0.5;
    const avif = avifOf(name);
    const mark = createHash('sha256')
      .update(readFileSync(master))
      .update(`${avif} ${jpeg} ${middles[name]}`)
      .digest('hex')
      .slice(0, 4);
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
    if (shape === 'wide') {
      const left = Math.round(Math.min(Math.max(middle * width - height / 2, 0), width - height));
      for (const step of squareWidths) {
        const wide = Math.min(step, height);
        ffmpeg(master, at(wide, 'square.avif'), wide, avif, `crop=${height}:${height}:${left}:0,`);
      }
    }
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: ['${mark}', ${width}, ${height}],`;
  });

for (const file of readdirSync(output).filter((file) => !wanted.has(file))) rmSync(path.join(output, file));
writeFileSync(
  list,
  `/** Made by web/art/encode-pictures.ts: of each picture the mark in its file names, and its size in pixels. */
export const pictureFiles = {
${entries.join('\n')}
} as const;
`,
);
