import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { houseName } from '#shared/content/business.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, type SlotOnDay } from './site/api.ts';
import { clickWhenActive, expectScreenAccessible, menuOf, openConsole } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, test } from './site/journey.ts';

/** Words that occur in no French sentence. */
const englishWords =
  /(?<![\p{L}’-])(the|and|of|with|your|you|for|from|please|are|was|were|not|this|that|nobody|today|press)(?![\p{L}’-])/giu;

/** Text that people typed, and names of products and browsers. */
const names = /Chrome on \w+|Lost Times|The Forgotten Casks|In the shade, please|Staff party of the crawl/g;

/** Finds English text on the page, outside of elements marked as another language and without names. */
async function findEnglish(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('[lang]:not([lang="fr"]), script, style')) other.remove();
    const labels = [...copy.querySelectorAll('[aria-label], [placeholder]')].map(
      (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('placeholder') ?? ''}`,
    );
    return `${copy.textContent} ${labels.join(' ')}`;
  });
  const french = text.replaceAll(houseName, '').replaceAll(names, '');
  // With the text around them, so that they can be found.
  return [...french.matchAll(englishWords)].map(({ index }) =>
    french.slice(Math.max(0, index - 30), index + 40),
  );
}

const switchToFrench = async (page: Page, name: string): Promise<void> => {
  await menuOf(page, name).click();
  await page.getByText('Français', { exact: true }).click();
  await expect(page.getByRole('button', { name: `Menu de ${name}` })).toBeVisible();
};

test('the pages of the console are in French after a colleague has chosen French in the menu under their name @any-size', async ({
  page,
}) => {
  await openConsole(page, 'Langue', 'manager');
  await switchToFrench(page, 'Langue');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.goto('/staff/closures');
  await expect(page.getByRole('heading', { level: 1, name: 'Fermetures' })).toBeVisible();
  await expect(page).toHaveTitle(`Fermetures | ${houseName}`);
  expect(await findEnglish(page)).toEqual([]);
});

/** Idempotency key of the party that all tests share: separate parties would fill the start. */
const sharedParty = 'the-party-of-the-french-crawl';

/** Books a party for the day of the run, and sends an enquiry and an operator's request. */
async function addTestData(request: APIRequestContext): Promise<void> {
  const today: SlotOnDay = {
    date: calendarDateFrom(startOfRun.slice(0, 10)),
    time: '4:00 PM',
    type: 'Tour and Tasting',
  };
  const party = { firstName: 'Élodie', lastName: 'Crawl', email: 'crawl@example.com', guestCount: 2 };
  await book(request, today, party, sharedParty);
  const headers = { origin: String(process.env.SITE_URL) };
  const enquiry = await request.post('/api/send-event-email', {
    headers,
    data: {
      name: 'Émile Exemple',
      email: 'crawl@example.com',
      eventName: 'Staff party of the crawl',
      date: today.date,
      peopleCount: '20',
      catering: 'required',
      description: 'In the shade, please',
      messageLanguage: 'fr',
    },
  });
  expect(enquiry.status()).toBe(200);
  const operator = await request.post('/api/touroperators', {
    data: {
      companyName: 'Crawl Tours',
      contactName: 'Ana Sample',
      email: 'crawl-operator@example.com',
      mobilePhone: '+678 00003',
      operatorType: 'Private Guides',
      tourFrequency: 'Once a week',
      chargingModel: 'operator_charges',
      waitsOnSite: 'no',
    },
  });
  expect(operator.status()).toBe(200);
}

const dialog = '[role="dialog"], dialog[open]';

/** Lists the labels of the buttons and links on a screen; with a label, clicks the last one that has it. */
const listControls = (page: Page, within: string, labelToClick?: string): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, label]) => {
      const container = [...document.querySelectorAll(selector ?? '')].at(-1) ?? document.body;
      const controls = [
        ...container.querySelectorAll<HTMLElement>('button, a[href*="?"], [role="tab"]'),
      ].filter(
        (element) =>
          element.checkVisibility() &&
          !element.matches('[disabled], [aria-disabled="true"], [download], [target]'),
      );
      const labelOf = (element: HTMLElement) =>
        element.getAttribute('aria-label') ?? element.textContent ?? '';
      const clicked = controls.findLast((control) => labelOf(control) === label);
      clicked?.click();
      return label === undefined ? controls.map(labelOf) : clicked ? [label] : [];
    },
    [within, labelToClick] as const,
  );

/** Returns one label of each kind: labels that differ only in their figures are of one kind. */
const uniqueKinds = (labels: readonly string[]): readonly string[] =>
  [...new Map(labels.map((label) => [label.replace(/\d+/g, '#'), label])).values()].filter(
    (label) => label !== '' && !/déconnecter|English|Français/.test(label),
  );

/** Clicks every button on a screen and in what it opens, up to three clicks deep, each time from a fresh page. */
async function crawl(page: Page, path: string): Promise<number> {
  const open = async (labels: readonly string[]) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const [index, label] of labels.entries()) {
      // A button in a dialog may have the same label as one behind it.
      const within = index > 0 && (await page.locator(dialog).count()) > 0 ? dialog : 'body';
      // Another test, or the passage of time, may have removed the button.
      if ((await listControls(page, within, label)).length === 0) return false;
      await page.waitForLoadState('networkidle');
    }
    expect([path, ...labels, await findEnglish(page)]).toEqual([path, ...labels, []]);
    return true;
  };
  const visited = new Set<string>();
  const explore = async (labels: readonly string[]): Promise<number> => {
    if (!(await open(labels))) return 0;
    if (labels.length === 3) return 1;
    const isDialog = (await page.locator(dialog).count()) > 0;
    const kindOf = (label: string) => `${isDialog ? labels.at(-1) : ''}: ${label}`.replace(/\d+/g, '#');
    const newLabels = uniqueKinds(await listControls(page, isDialog ? dialog : 'body')).filter(
      (label) => !visited.has(kindOf(label)),
    );
    for (const label of newLabels) visited.add(kindOf(label));
    let opened = 1;
    for (const label of newLabels) opened += await explore([...labels, label]);
    return opened;
  };
  return explore([]);
}

test('no screen of the French console contains English text, and every screen is accessible @in-full', async ({
  page,
}, { project }) => {
  await openConsole(page, `Crawl ${project.name}`, 'manager');
  await switchToFrench(page, `Crawl ${project.name}`);
  for (const path of Object.values(staffPaths)) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([path, await findEnglish(page)]).toEqual([path, []]);
    await expectScreenAccessible(page);
  }
});

for (const path of Object.values(staffPaths).filter((staffPath) => staffPath !== staffPaths.link))
  test(`no button of the page ${path} of the French console opens English text @any-size @in-full`, async ({
    page,
    request,
    expected,
  }) => {
    test.setTimeout(1_800_000);
    // Actions that need a passkey or a reason are refused.
    expected.errors.push(/Failed to load resource/);
    await addTestData(request);
    const name = `Crawl ${path.replaceAll('/', ' ')}`;
    await openConsole(page, name, 'manager');
    await switchToFrench(page, name);
    expect(await crawl(page, path)).toBeGreaterThan(1);
  });

test('the preview of a closing and the refusal of a payment are in French, and the refusal names party, start and sum @any-size @in-full', async ({
  page,
  request,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  await addTestData(request);
  await openConsole(page, 'Refus', 'manager');
  await switchToFrench(page, 'Refus');
  await page.goto(staffPaths.closures);
  await page.getByText('Coupure de courant').first().click();
  await page.getByRole('button', { name: 'Voir qui sera prévenu' }).click();
  await expect(page.getByRole('heading', { name: 'Qui sera prévenu' })).toBeVisible();
  expect(await findEnglish(page)).toEqual([]);

  // Takes a payment after a colleague has recorded one in cash.
  const date = startOfRun.slice(0, 10);
  const { id: tourId } = slotOf('3:00 PM', 'Tour and Tasting');
  const post = (path: string, data: object) =>
    page.request.post(`/api/staff/${path}`, { headers: { origin: String(process.env.SITE_URL) }, data });
  const guest = { source: 'phone', guestCount: 2, firstName: 'Émile', lastName: 'Refus' };
  const commandId = () => randomBytes(12).toString('hex');
  const added = await post('bookings', { commandId: commandId(), date, tourId, ...guest });
  const { party } = await added.json();
  await page.goto(staffPaths.today);
  await page
    .getByRole('button', { name: /^15\sh ?Visite/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Arrivée : É. Refus' }).click();
  const card = page.getByRole('button', { name: /^Carte : É\. Refus paie/ });
  await expect(card).toBeVisible();
  await page.route('**/api/staff/day*', (route) => route.abort());
  const action = { kind: 'pay', method: 'cash-vuv', amount: 8000, vatu: 8000, outstanding: 8000 };
  expect((await post('visits', { commandId: commandId(), date, tourId, party: party.id, action })).ok()).toBe(
    true,
  );
  await clickWhenActive(card);
  await page.unroute('**/api/staff/day*');
  await expect(
    page
      .getByText(/É\. Refus, visite de 15\sh\s: 8\s000\sVUV déjà payés en espèces, notés par Refus à/)
      .first(),
  ).toBeVisible();
  expect(await findEnglish(page)).toEqual([]);
});
