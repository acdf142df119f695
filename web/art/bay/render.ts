// Draws the bay at dusk into build/art/bay.png. Run by hand: `node web/art/bay/render.ts` (see ../README.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumForThisMachine } from '../chromium.ts';

const here = import.meta.dirname;
const folder = path.resolve(here, '../../../build/art');
const [width, height] = [1280, 720];

const contentTypes: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Browsers do not load modules from files, so the folder is served over HTTP. */
const server = createServer(({ url = '/' }, response) => {
  try {
    const file = path.join(here, path.basename(new URL(url, 'http://localhost').pathname));
    const content = readFileSync(file);
    response
      .writeHead(200, { 'content-type': contentTypes[path.extname(file)] ?? 'text/plain' })
      .end(content);
  } catch {
    response.writeHead(404).end();
  }
});

/** Takes about two seconds without a graphics card. */
async function drawBay(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { executablePath, args } = await chromiumForThisMachine();
  const shaderArgs = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({
    executablePath,
    args: [...args.filter((arg) => arg !== '--disable-gpu'), ...shaderArgs],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/dusk.html`);
    await page.waitForFunction(() => 'drawFrame' in window);
    const png = await page.evaluate(
      ({ width, height }) => {
        const { drawFrame } = window as unknown as { drawFrame: (...args: number[]) => void };
        drawFrame(width, height, 0);
        return document.querySelector('canvas')?.toDataURL('image/png').split(',')[1] ?? '';
      },
      { width, height },
    );
    writeFileSync(path.join(folder, 'bay.png'), Buffer.from(png, 'base64'));
  } finally {
    await browser.close();
    server.close();
  }
}

await drawBay();
