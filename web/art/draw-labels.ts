// Prints the labels of the bottles and the chalk on the casks to build/art, for the scenes in web/art/scenes.
// Run it before a scene that shows them: `node web/art/draw-labels.ts`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { labelFoot } from '#app/content/batches/bottle-label.ts';
import { business } from '#shared/content/business.ts';
import { type BottleLabel, bottleLabels } from './bottle-labels.ts';
import { chalk } from './chalk.ts';
import { chromiumForThisMachine } from './chromium.ts';

const output = path.resolve(import.meta.dirname, '../../build/art');
const size = { width: 900, height: 1026 };

/** Chalk marks of a cask: its batch or year, and its number. */
const marks: Readonly<Record<string, readonly string[]>> = {
  'chalk-arb4': ['ARB4', '3'],
  'chalk-arb10': ['ARB10', '7'],
  'chalk-2019': ['2019', '12'],
  'chalk-2021': ['2021', '5'],
  'chalk-2017': ['2017', '3'],
  'chalk-lost': ['20', ''],
  'chalk-faded': ['1', ''],
};

const gateBoard = { width: 2628, height: 300 };

/** Mask of the name over the gate: white where the board is painted. */
const drawGateBoard = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${gateBoard.width}" height="${gateBoard.height}"><rect width="100%" height="100%" fill="#000"/><text x="50%" y="212" fill="#fff" text-anchor="middle" font-family="Newsreader" font-size="196" letter-spacing="6">${business.name}</text></svg>`;

function drawLabel({ name, story }: BottleLabel): string {
  const { size: volume, strength, percent } = labelFoot;
  const foot = 930;
  const top = 110;
  const span = foot - top;
  const ticks = Array.from({ length: 41 }, (_, index) => {
    const y = foot - (index * span) / 40;
    return `<path d="M70 ${y}h${index % 10 === 0 ? 46 : index % 5 === 0 ? 34 : 20}"/>`;
  });
  const nameSize = name.length > 1 ? 150 : 178;
  const firstLine = name.length > 1 ? 330 : 400;
  const lastLine = firstLine + (name.length - 1) * nameSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="#ece2cd"/>
    <rect x="24" y="24" width="${size.width - 48}" height="${size.height - 48}" fill="none" stroke="#1d1712" stroke-width="2.500"/>
    <g stroke="#1d1712" stroke-width="3">${ticks.join('')}</g>
    <rect x="70" y="${foot - (span * percent) / 100}" width="26" height="${(span * percent) / 100}" fill="#b4672a"/>
    <g fill="#1d1712">
      <text x="206" y="150" font-family="Instrument" font-weight="500" font-size="35">${business.name}</text>
      ${name.map((line, index) => `<text x="198" y="${firstLine + index * nameSize}" font-family="Newsreader" font-size="${nameSize}" letter-spacing="-5">${line}</text>`).join('')}
      ${story.map((line, index) => `<text x="204" y="${lastLine + 100 + index * 66}" font-family="Newsreader" font-size="56" fill="#6d3f1d">${line}</text>`).join('')}
      <path d="M206 846h596" stroke="#1d1712" stroke-width="3"/>
      <text x="206" y="914" font-family="Instrument" font-size="38">${volume}</text>
      <text x="802" y="914" font-family="Instrument" font-size="38" text-anchor="end">${strength}</text>
    </g></svg>`;
}

const font = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(${pathToFileURL(path.join(import.meta.dirname, '../app/ui/fonts', file)).href});font-weight:330 600}`;

const browser = await chromium.launch(await chromiumForThisMachine());
try {
  mkdirSync(output, { recursive: true });
  const page = await browser.newPage({ viewport: size });
  const print = async (name: string, drawing: string, width: number, height: number): Promise<void> => {
    await page.setViewportSize({ width, height });
    await page.goto(pathToFileURL(path.join(import.meta.dirname, 'cards.html')).href);
    await page.setContent(
      `<style>${font('Newsreader', 'newsreader.woff2')}${font('Instrument', 'instrument-sans.woff2')}body{margin:0}svg{display:block}</style>${drawing}`,
    );
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(output, `${name}.png`) });
  };
  for (const label of bottleLabels) {
    await print(label.name.join('-').toLowerCase(), drawLabel(label), size.width, size.height);
  }
  for (const [name, lines] of Object.entries(marks)) await print(name, chalk(lines), 700, 700);
  await print('gate-board', drawGateBoard(), gateBoard.width, gateBoard.height);
} finally {
  await browser.close();
}
