// Encodes the frames of a film in build/film: `node web/art/film/encode.ts cellar still`, run manually (see README.md). The
// output is committed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const films = path.join(root, 'web/app/content/pictures/films');
const framesPerSecond = 24;

interface Cut {
  /** ffmpeg's crop; for phones a square around the subject. */
  crop: string;
  /** Quantizer of all frames: lower is better and larger. */
  av1: number;
  /**
   * Quantizer offsets (steps of the index, 0 to 255) of the first, the last and every sixteenth frame, and of every
   * eighth: they are finer than the others, to hide the restart of a nearly still picture.
   */
  av1Finer: readonly [number, number];
  h264: number;
  stills: readonly [number, number];
}

const cuts: Record<string, Record<'wide' | 'square', Cut>> = {
  cellar: {
    wide: { crop: '1280:720:0:0', av1: 18, av1Finer: [60, 30], h264: 21, stills: [1280, 800] },
    square: { crop: '720:720:560:0', av1: 20, av1Finer: [60, 30], h264: 21, stills: [720, 400] },
  },
  still: {
    wide: { crop: '1280:720:0:0', av1: 20, av1Finer: [60, 30], h264: 22, stills: [1280, 800] },
    square: { crop: '720:720:320:0', av1: 20, av1Finer: [60, 30], h264: 22, stills: [720, 400] },
  },
};

const colorSpace = 'out_color_matrix=bt709:out_range=tv';
const colorTags = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

const finerFrames = ([max, less]: readonly [number, number]) =>
  `:use-fixed-qindex-offsets=1:key-frame-qindex-offset=-${max}:qindex-offsets=[-${max},-${less},0,0,0,0]`;

/** How x264 predicts frames from one another, to avoid visible jumps in quality. */
const prediction = 'bframes=16:b-adapt=0:b-pyramid=normal:ipratio=1:pbratio=1';

const ffmpeg = (...args: (string | number)[]) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args.map(String)]);

/**
 * A film's first frame is a key frame and the others are differences, so the loop would jump where it restarts.
 * Therefore the first frame is repeated at the end, all have the same quality, and the last ones also reference it.
 */
function encode(name: string): void {
  const folder = path.join(root, 'build/film', name);
  const order = readdirSync(folder).sort();
  const list = `${folder}.txt`;
  writeFileSync(list, [...order, order[0]].map((file) => `file '${folder}/${file}'\n`).join(''));
  const first = path.join(folder, order[0] ?? '');
  for (const [cut, { crop, av1, av1Finer, h264, stills }] of Object.entries(cuts[name] ?? {})) {
    const file = (suffix: string) => path.join(films, `${name}-${cut}${suffix}`);
    const input = ['-r', framesPerSecond, '-f', 'concat', '-safe', 0, '-i', list];
    const video = ['-vf', `crop=${crop},scale=${colorSpace}`, ...colorTags, '-an', '-movflags', '+faststart'];
    ffmpeg(
      ...[...input, ...video, '-pix_fmt', 'yuv420p10le', '-c:v', 'libsvtav1', '-preset', 5, '-qp', av1],
      ...[
        '-g',
        order.length,
        '-svtav1-params',
        `rc=0:enable-adaptive-quantization=0:irefresh-type=1:enable-tf=0${finerFrames(av1Finer)}`,
      ],
      file('.av1.mp4'),
    );
    const keys = `keyint=${order.length}:min-keyint=${order.length}:scenecut=0:open-gop=1`;
    ffmpeg(
      ...[
        ...input,
        ...video,
        '-pix_fmt',
        'yuv420p',
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-profile:v',
        'high',
      ],
      ...['-qp', h264, '-x264-params', `${keys}:${prediction}`],
      file('.h264.mp4'),
    );
    for (const size of stills) {
      const scale = `crop=${crop},scale=${size}:-2:flags=lanczos`;
      ffmpeg(
        ...[
          '-i',
          first,
          '-frames:v',
          1,
          '-vf',
          `${scale}:${colorSpace}`,
          ...colorTags,
          '-pix_fmt',
          'yuv420p10le',
        ],
        ...['-c:v', 'libaom-av1', '-still-picture', 1, '-crf', 13, '-cpu-used', 3, file(`-${size}.avif`)],
      );
    }
    ffmpeg(
      ...['-i', first, '-frames:v', 1, '-vf', `crop=${crop},scale=${stills[1]}:-2`],
      ...['-q:v', 4, file(`-${stills[1]}.jpg`)],
    );
  }
}

mkdirSync(films, { recursive: true });
for (const name of process.argv.slice(2)) encode(name);
