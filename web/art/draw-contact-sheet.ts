// Writes build/art/contact-sheet.html, a sheet of all pictures with the sizes that browsers fetch, and a picture of it.
// Run by hand: `node web/art/draw-contact-sheet.ts`.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumForThisMachine } from './chromium.ts';

const web = path.resolve(import.meta.dirname, '..');
const output = path.resolve(web, '../build/art');

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(web, folder))
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => path.join(web, folder, file));
const kilobytes = (file: string) => `${(statSync(file).size / 1000).toFixed(1)} kB`;

/** The widths of a picture that browsers choose from, with their weights. */
const widthsOf = (name: string) =>
  filesIn('public/assets/pictures', new RegExp(`^${name}\\.\\w+-\\d+\\.avif$`))
    .map((file) => ({ width: Number(/-(\d+)\.avif$/.exec(file)?.[1]), weight: kilobytes(file) }))
    .sort((a, b) => a.width - b.width)
    .map(({ width, weight }) => `${width} px ${weight}`)
    .join(', ');

const figure = (file: string, words: string) =>
  `<figure><img src="${pathToFileURL(file).href}" alt=""><figcaption><b>${path.parse(file).name}</b> ${words}</figcaption></figure>`;
const section = (heading: string, figures: readonly string[]) =>
  `<h2>${heading}: ${figures.length}</h2><div>${figures.join('')}</div>`;

mkdirSync(output, { recursive: true });
const sheet = path.join(output, 'contact-sheet.html');
writeFileSync(
  sheet,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{margin:24px;background:#120e0b;color:#f3eadb;font:13px/1.4 sans-serif}div{display:flex;flex-wrap:wrap;gap:16px}
figure{margin:0;width:min-content}img{display:block;height:260px}</style>
${section(
  'Pictures',
  filesIn('art/pictures', /\.jpg$/).map((file) => figure(file, widthsOf(path.parse(file).name))),
)}
${section(
  'First pictures of the films',
  filesIn('app/content/pictures/films', /-(1280|720)\.avif$/).map((file) => figure(file, kilobytes(file))),
)}
${section(
  'Cards',
  filesIn('public/cards', /\.jpg$/).map((file) => figure(file, kilobytes(file))),
)}
`,
);

const browser = await chromium.launch(await chromiumForThisMachine());
try {
  const page = await browser.newPage({ viewport: { width: 1960, height: 1000 } });
  await page.goto(pathToFileURL(sheet).href);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: path.join(output, 'contact-sheet.png'), fullPage: true });
} finally {
  await browser.close();
}
process.stdout.write(`Contact sheet: ${sheet}\n`);
