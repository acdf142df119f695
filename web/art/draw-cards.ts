// Draws the social cards (public/cards) and the icons for devices (public/icon-*.png).
// Run by hand, `node web/art/draw-cards.ts`, when a picture, a font or the icon has changed; the output is committed.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type { CardName } from '#app/content/pages/page.ts';
import { business } from '#shared/content/business.ts';
import { chromiumForThisMachine } from './chromium.ts';

interface Card {
  words: string;
  /** Path from this folder. */
  picture: string;
  /** Value of the gauge at the foot, as a share of its length and in words. */
  gauge?: { share: number; label: string };
  language?: 'ja';
}

const strength = { share: 0.4, label: '40% vol' };

const cards: Record<CardName, Card> = {
  house: {
    words: 'Authentic rum,\nuntouched.',
    picture: '../app/content/pictures/films/cellar-wide-1280.avif',
    gauge: strength,
  },
  spirits: { words: 'From cane cut\nby hand.', picture: 'pictures/cane.jpg', gauge: strength },
  tours: {
    words: 'An hour among\nthe stills.',
    picture: 'pictures/still.jpg',
    gauge: { share: 0.5, label: '1 hour' },
  },
  news: { words: 'News from\nthe islands.', picture: 'pictures/bay.jpg' },
  japan: {
    words: 'バヌアツから、\nありのままのラム。',
    picture: 'pictures/casks.jpg',
    gauge: strength,
    language: 'ja',
  },
};

const web = path.resolve(import.meta.dirname, '..');
const output = path.join(web, 'public');

async function drawCard(page: Page, name: string, card: Card): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(pathToFileURL(path.join(web, 'art/cards.html')).href);
  await page.evaluate(
    ({ words, gauge, language, picture, house }) => {
      const find = (selector: string) => document.querySelector(selector) as Element;
      document.documentElement.lang = language ?? 'en';
      (find('.scene') as HTMLImageElement).src = picture;
      find('.house span').textContent = house;
      find('.words').textContent = words;
      const width = 1056;
      const ticks = Array.from({ length: 61 }, (_, index) => {
        const x = 0.5 + (index * (width - 1)) / 60;
        return `<path d="M${x} 8v${index % 10 === 0 ? 22 : index % 5 === 0 ? 15 : 9}"/>`;
      });
      find('.gauge').innerHTML =
        `<g stroke="#f3eadb" stroke-opacity=".7"><path d="M0 8.5h${width}"/>${ticks.join('')}</g>
        ${
          gauge
            ? `<path d="M0 8h${width * gauge.share}" stroke="#c8743b" stroke-width="8"/>
               <text x="${width * gauge.share}" y="62" fill="#f3eadb" text-anchor="middle">${gauge.label}</text>`
            : ''
        }`;
    },
    {
      words: card.words,
      gauge: card.gauge,
      language: card.language,
      picture: card.picture,
      house: business.name,
    },
  );
  await page.locator('.scene').evaluate((image) => (image as HTMLImageElement).decode());
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(output, `cards/${name}.jpg`), type: 'jpeg', quality: 82 });
}

/** @param share width of the drawing as a share of the icon; systems crop the edges of a maskable one */
async function drawIcon(page: Page, file: string, size: number, share: number): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.goto(pathToFileURL(path.join(web, 'art/cards.html')).href);
  await page.evaluate((share) => {
    document.body.innerHTML = `<img src="../public/icon.svg" alt="" style="position:absolute;inset:0;margin:auto;width:${share * 100}vw">`;
    document.body.style.width = '100vw';
    document.body.style.height = '100vh';
  }, share);
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  await page.screenshot({ path: path.join(output, file) });
}

mkdirSync(path.join(output, 'cards'), { recursive: true });
const browser = await chromium.launch(await chromiumForThisMachine());
try {
  const page = await browser.newPage();
  for (const [name, card] of Object.entries(cards)) {
    await drawCard(page, name, card);
  }
  for (const size of [32, 180, 192, 512]) await drawIcon(page, `icon-${size}.png`, size, 1);
  await drawIcon(page, 'icon-maskable-512.png', 512, 0.72);
} finally {
  await browser.close();
}
