// Makes what browsers fetch of the pictures in web/art/pictures: AVIF in several widths and a JPEG for those without it,
// in web/public/assets/pictures, and the list of them in web/app/content/picture-files.ts.
// Run it when a picture has changed: `node web/art/encode-pictures.ts`. Needs ffmpeg (Debian's has what it takes). To make
// all of them anew, with other settings, empty the folder first.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const masters = path.join(import.meta.dirname, 'pictures');
const output = path.resolve(import.meta.dirname, '../public/assets/pictures');
const list = path.resolve(import.meta.dirname, '../app/content/picture-files.ts');

/** Widths in pixels, for pictures that are wider than high and for the others; none is wider than its master. */
const widths = { wide: [480, 800, 1200, 1680], upright: [320, 560, 960] } as const;

const run = (tool: string, ...words: string[]) => execFileSync(tool, words, { encoding: 'utf8' });
/** Makes a file that is not there yet. */
function ffmpeg(from: string, to: string, width: number, ...how: string[]): void {
  wanted.add(path.basename(to));
  if (existsSync(to)) return;
  run('ffmpeg', '-v', 'error', '-y', '-i', from, '-vf', `scale=${width}:-2:flags=lanczos`, ...how, to);
}

mkdirSync(output, { recursive: true });
/** What is wanted; the mark in its name says of which master it is made. */
const wanted = new Set<string>();
const entries = readdirSync(masters)
  .filter((file) => file.endsWith('.jpg'))
  .sort()
  .map((file) => {
    const master = path.join(masters, file);
    const name = path.basename(file, '.jpg');
    const mark = createHash('sha256').update(readFileSync(master)).digest('hex').slice(0, 6);
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
      ffmpeg(
        master,
        at(wide, 'avif'),
        wide,
        '-c:v',
        'libaom-av1',
        '-still-picture',
        '1',
        '-crf',
        '30',
        '-cpu-used',
        '3',
        '-pix_fmt',
        'yuv420p',
      );
    }
    ffmpeg(master, at(widths[shape][1], 'jpg'), widths[shape][1], '-q:v', '6', '-pix_fmt', 'yuvj420p');
    return `  '${name}': ['${mark}', ${width}, ${height}],`;
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
