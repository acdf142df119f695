// Draws the frames of the tours page's film into build/film/dusk: `node web/art/film/render.ts`, by hand, see README.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumForThisMachine } from '../chromium.ts';
import { loopSeconds } from './bay.js';

const here = import.meta.dirname;
const frames = path.resolve(here, '../../../build/film/dusk');
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

await drawFrames();
