import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { startTwin } from '../../infra/local/twin.ts';
import { chromiumArgs, installedChromium } from '../journeys/site/chromium.ts';
import { lighthouseMedians } from './lighthouse-medians.ts';
import { measuredPages } from './measured-pages.ts';
import { weigh } from './page-weight.ts';
import { printTable } from './print-table.ts';

// npm run bench -- web [--runs=5] [path …]: what pages weigh and how Lighthouse judges them on a phone, served as
// CloudFront would serve them. With --runs=0 they are weighed alone.
const given = process.argv.slice(2);
const runs = Number(given.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
const named = given.filter((arg) => arg.startsWith('/'));
const paths = named.length > 0 ? named : measuredPages();

// Lighthouse and the Chromium among the dependencies do not get on: its trace of a page with a Referrer-Policy breaks off.
const executablePath = process.env.CHROMIUM || installedChromium();
if (executablePath === undefined) {
  console.error('Lighthouse needs an installed Chromium or Chrome (Debian: apt-get install chromium).');
  process.exit(1);
}
const twin = await startTwin({ port: 0, quiet: true, workersPerFunction: 1 });

try {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const weights: Record<string, string | number>[] = [];
  for (const path of paths) weights.push({ page: path, ...(await weigh(browser, twin.url, path)) });
  console.log(
    '\nWeight at 390 px, in kB as sent; scripts also as gzip, which is what the limits are written in; own: all but React and its router\n',
  );
  printTable(weights);

  if (runs > 0) await judge(runs, executablePath);
} finally {
  await twin.stop();
}

async function judge(runs: number, chromePath: string): Promise<void> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [...chromiumArgs, '--headless=new'],
    logLevel: 'error',
  });
  const judged: Record<string, string | number>[] = [];
  for (const path of paths) {
    judged.push({ page: path, ...(await lighthouseMedians(`${twin.url}${path}`, chrome.port, runs)) });
    console.error(`  ${path}: ${runs} runs of Lighthouse done`);
  }
  chrome.kill();
  console.log(`\nLighthouse, mobile, medians of ${runs}: scores; milliseconds; CLS\n`);
  printTable(judged);
}
