import { slotOf } from '#shared/booking/slots.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book } from './site/api.ts';
import { openConsole } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, test } from './site/journey.ts';

test.use({ ownSite: true });

test('with text twice as large, Today opens on a phone with a party in view and the three buttons of its bar in one row @any-size', async ({
  page,
  request,
}) => {
  const { time, type } = slotOf('10:00 AM', 'Tour and Tasting');
  const slot = { date: calendarDateFrom(startOfRun.slice(0, 10)), time, type };
  const guest = { firstName: 'Élodie', lastName: 'Exemple', email: 'elodie@example.com', guestCount: 2 };
  await book(request, slot, guest);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openConsole(page, 'Large', 'floor');
  const party = page.getByRole('button', { name: /^É\. Exemple: / });
  const walkIn = page.getByRole('button', { name: 'Walk-in', exact: true }).last();
  const gapToBar = async () => {
    const [row, bar] = [await party.boundingBox(), await walkIn.boundingBox()];
    return row && bar ? bar.y - row.y - row.height : -1;
  };
  await expect.poll(gapToBar).toBeGreaterThan(0);
  await expect(party).toBeInViewport({ ratio: 1 });
  const centres = await Promise.all(
    ['Find', 'Walk-in', 'More'].map(async (name) => {
      const box = await page.getByRole('button', { name, exact: true }).last().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    }),
  );
  expect(Math.max(...centres) - Math.min(...centres)).toBeLessThan(20);
});

test('on a phone 320 pixels wide, each word of the bar at the foot of Today stays on one line, within the screen @any-size @in-full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openConsole(page, 'Narrow', 'floor');
  for (const name of ['Find', 'Scan', 'Walk-in', 'More']) {
    const button = page.getByRole('button', { name, exact: true }).last();
    await expect(button).toBeInViewport({ ratio: 1 });
    const lines = await button.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let count = 0;
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        count += range.getClientRects().length;
      }
      return count;
    });
    expect(lines, name).toBe(1);
  }
});
