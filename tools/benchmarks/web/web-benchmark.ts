import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { build } from '#infra/build/build.ts';
import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import { chromiumArgs, installedChromium } from '#web/art/chromium.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { listMeasuredPages } from './measured-pages.ts';
import { weighPage } from './page-weight.ts';
import { measureScriptParts } from './script-parts.ts';

// npm run bench -- web [--runs=5] [path …]: page weight and Lighthouse scores on a phone, served as CloudFront would.
await build();
const args = process.argv.slice(2);
const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
const requestedPaths = args.filter((arg) => arg.startsWith('/'));
const paths = requestedPaths.length > 0 ? requestedPaths : listMeasuredPages();

// Not the packaged Chromium: Lighthouse loses its trace there on pages with a Referrer-Policy.
const executablePath = process.env.CHROMIUM || installedChromium();
if (executablePath === undefined) {
  console.error('Lighthouse needs Chromium or Chrome installed (Debian: apt-get install chromium).');
  process.exit(1);
}
const localStack = await startProduct({ port: 0, quiet: true, workersPerFunction: 1 });

try {
  await weighPages(executablePath);
  if (runs > 0) await scorePages(executablePath);
} finally {
  await localStack.stop();
}

async function weighPages(executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const weights: Record<string, string | number>[] = [];
  for (const page of paths) weights.push({ page, ...(await weighPage(browser, localStack.url, page)) });
  await browser.close();
  console.log(
    '\nWeight at 390 px, in kB as sent; scripts also in gzip kB, as in the budgets; own: without React and its router\n',
  );
  console.table(weights);
  console.log('\nScripts loaded with a page, in gzip kB by part; alone: used by no other page\n');
  console.table(paths.map((page) => ({ page, ...measureScriptParts(page) })));
}

async function scorePages(chromePath: string): Promise<void> {
  const chromeFlags = [...chromiumArgs, '--headless=new'];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'error' });
  const rows: Record<string, string | number>[] = [];
  try {
    for (const page of paths) {
      rows.push({ page, ...(await measureLighthouse(`${localStack.url}${page}`, chrome.port, runs)) });
      console.error(`  ${page}: ${runs} Lighthouse runs done`);
    }
  } finally {
    chrome.kill();
  }
  console.log(`\nLighthouse, mobile, medians of ${runs}: scores; milliseconds; CLS\n`);
  console.table(rows);
}
