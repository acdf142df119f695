// Renders the film of the tours page: `node web/art/film/render.ts`, by hand, see README.md. What it makes is committed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumForThisMachine } from '../../journeys/site/chromium.ts';
import { loopSeconds } from './bay.js';

const here = import.meta.dirname;
const frames = path.resolve(here, '../../../build/film');
const films = path.resolve(here, '../../app/content/films');
const framesPerSecond = 24;
const [width, height] = [1280, 720];

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Modules are not loaded from files, so the folder is served. */
const server = createServer(({ url = '/' }, answer) => {
  try {
    const file = path.join(here, path.basename(new URL(url, 'http://localhost').pathname));
    const content = readFileSync(file);
    answer.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/plain' }).end(content);
  } catch {
    answer.writeHead(404).end();
  }
});

/** Draws every frame of the loop as PNG; without a graphics card about two seconds each. */
async function drawFrames(): Promise<void> {
  mkdirSync(frames, { recursive: true });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { executablePath, args } = await chromiumForThisMachine();
  const withShaders = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({
    executablePath,
    args: [...args.filter((arg) => arg !== '--disable-gpu'), ...withShaders],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/dusk.html`);
    await page.waitForFunction(() => 'drawFrame' in window);
    const count = loopSeconds * framesPerSecond;
    for (let index = 0; index < count; index++) {
      const png = await page.evaluate(
        ({ width, height, turn }) => {
          const { drawFrame } = window as unknown as { drawFrame: (...place: number[]) => void };
          drawFrame(width, height, turn);
          return document.querySelector('canvas')?.toDataURL('image/png').split(',')[1] ?? '';
        },
        { width, height, turn: index / count },
      );
      writeFileSync(path.join(frames, `${String(index).padStart(3, '0')}.png`), Buffer.from(png, 'base64'));
    }
  } finally {
    await browser.close();
    server.close();
  }
}

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args]);

/** For phones the middle of the view in a square, where the yacht lies. */
const cuts = {
  wide: { crop: `${width}:${height}:0:0`, av1: 39, h264: 27.8, stills: [1280, 800] },
  square: { crop: `${height}:${height}:480:0`, av1: 41, h264: 28, stills: [720, 400] },
} as const;

const space = 'out_color_matrix=bt709:out_range=tv';
const named = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

function encode(): void {
  mkdirSync(films, { recursive: true });
  for (const [cut, { crop, av1, h264, stills }] of Object.entries(cuts)) {
    const input = ['-framerate', `${framesPerSecond}`, '-i', path.join(frames, '%03d.png')];
    const file = (ending: string) => path.join(films, `dusk-${cut}${ending}`);
    const video = ['-vf', `crop=${crop},scale=${space}`, ...named, '-an', '-movflags', '+faststart'];
    ffmpeg(
      ...[...input, ...video, '-pix_fmt', 'yuv420p10le', '-c:v', 'libsvtav1', '-preset', '5'],
      ...['-crf', `${av1}`, '-g', '150', file('.av1.mp4')],
    );
    ffmpeg(
      ...[
        ...input,
        ...video,
        '-pix_fmt',
        'yuv420p',
        '-c:v',
        'libx264',
        '-preset',
        'veryslow',
        '-profile:v',
        'high',
      ],
      ...['-crf', `${h264}`, '-x264-params', 'aq-mode=3:keyint=150:bframes=8', file('.h264.mp4')],
    );
    for (const size of stills) {
      const still = ['-i', path.join(frames, '000.png'), '-frames:v', '1'];
      const scale = `crop=${crop},scale=${size}:-2:flags=lanczos`;
      ffmpeg(
        ...[...still, '-vf', `${scale}:${space}`, ...named, '-pix_fmt', 'yuv420p10le'],
        ...[
          '-c:v',
          'libaom-av1',
          '-still-picture',
          '1',
          '-crf',
          '24',
          '-cpu-used',
          '3',
          file(`-${size}.avif`),
        ],
      );
    }
    ffmpeg(
      ...['-i', path.join(frames, '000.png'), '-frames:v', '1', '-vf', `crop=${crop},scale=${stills[1]}:-2`],
      ...['-q:v', '4', file(`-${stills[1]}.jpg`)],
    );
  }
}

if (!process.argv.includes('--encode')) await drawFrames();
encode();
