import { chromium } from '@playwright/test';
import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import { chromiumForThisMachine } from '#web/art/chromium.ts';
import type { Used } from './cost-lines.ts';

/** A typical visit: five pages, the first with an empty cache. */
const visit = ['/', '/discover', '/spirits', '/tours', '/contact'];

/** Browses the site and returns the usage for a hundred thousand page views. */
export async function measurePageViews(): Promise<readonly Used[]> {
  const localStack = await startProduct({ port: 0, quiet: true, workersPerFunction: 1 });
  const browser = await chromium.launch(await chromiumForThisMachine());
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
    const tab = await context.newPage();
    const bytes: Promise<number>[] = [];
    let calls = 0;
    tab.on('response', (response) => {
      calls += response.url().includes('/api/') ? 1 : 0;
      const sizes = response.request().sizes();
      bytes.push(
        sizes.then(
          ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
          () => 0,
        ),
      );
    });
    for (const page of visit) {
      await tab.goto(`${localStack.url}${page}`, { waitUntil: 'load' });
      await tab.mouse.move(100, 100);
      await tab.waitForLoadState('networkidle');
    }
    // Responses from the browser cache have no bytes and never reach CloudFront.
    const sent = (await Promise.all(bytes)).filter((size) => size > 0);
    const per = 100_000 / visit.length;
    const used: Used[] = [
      { what: 'CloudFront requests', amount: sent.length, price: 'edgeRequest' },
      {
        what: 'CloudFront data out (GB)',
        amount: sent.reduce((sum, one) => sum + one, 0) / 1e9,
        price: 'edgeGigabyte',
      },
      { what: 'CloudFront Function invocations', amount: sent.length, price: 'edgeFunctionRun' },
      { what: 'bucket reads, at most', amount: sent.length - calls, price: 'bucketRead' },
      { what: 'API calls, at most', amount: calls, price: 'apiCall' },
    ];
    return used.map((one) => ({ ...one, amount: one.amount * per }));
  } finally {
    await browser.close();
    await localStack.stop();
  }
}
