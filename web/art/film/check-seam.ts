// Checks that the films loop without a visible jump: `node web/art/film/check-seam.ts`. Prints the similarity (SSIM)
// of the last frame to the first, and that of neighbouring frames. Fails if the last and the first frame are visibly less
// similar than any two neighbours. Checks the frames in build/film as well, if there are any.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** On average less than half of one brightness level: too little to see. */
const tolerance = 0.001;

const films = path.resolve(import.meta.dirname, '../../app/content/pictures/films');

const frames = path.resolve(import.meta.dirname, '../../../build/film');

/** How similar the frames of two streams of a film are, pair by pair; 1 for identical ones. */
function similarities(file: string, firstFilter: string, secondFilter: string): number[] {
  const pairs = `[0:v]${firstFilter},setpts=N[a];[1:v]${secondFilter},setpts=N[b];[a][b]ssim=stats_file=-:shortest=1`;
  const args = ['-loglevel', 'error', '-i', file, '-i', file, '-lavfi', pairs, '-f', 'null', '/dev/null'];
  const lines = execFileSync('ffmpeg', args, { encoding: 'utf8' });
  return [...lines.matchAll(/All:([\d.]+)/g)].map(([, figure]) => Number(figure));
}

function check(name: string, file: string): void {
  const neighbours = similarities(file, 'trim=start_frame=1', 'null').sort((a, b) => a - b);
  const [seam = 0] = similarities(file, `trim=start_frame=${neighbours.length}`, 'trim=end_frame=1');
  const lowest = neighbours[0] ?? 1;
  const median = neighbours[neighbours.length >> 1] ?? 1;
  process.stdout.write(
    `${name}: last to first ${seam.toFixed(4)}, neighbours ${lowest.toFixed(4)} to ${median.toFixed(4)} (median)\n`,
  );
  if (seam < lowest - tolerance) process.exitCode = 1;
}

for (const name of existsSync(frames) ? readdirSync(frames).filter((file) => !file.endsWith('.txt')) : []) {
  check(`frames of ${name}`, path.join(frames, name, '%03d.png'));
}
for (const name of readdirSync(films).filter((file) => file.endsWith('.mp4')))
  check(name, path.join(films, name));
