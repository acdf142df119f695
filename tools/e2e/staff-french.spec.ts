import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { houseName } from '#shared/content/business.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, type Place } from './site/api.ts';
import { expectScreenAccessible, menuOf, openConsole, take } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, test } from './site/journey.ts';

/** Words that a French sentence does not have. */
const englishWords =
  /(?<![\p{L}’-])(the|and|of|with|your|you|for|from|please|are|was|were|not|this|that|nobody|today|press)(?![\p{L}’-])/giu;

/** What people typed, and names of the shop and its browsers. */
const names = /Chrome on \w+|Lost Times|The Forgotten Casks|In the shade, please|Staff party of the crawl/g;

/** The text of the page outside of what is marked as another language, and without names. */
async function englishIn(page: Page): Promise<readonly string[]> {
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

const speakFrench = async (page: Page, name: string): Promise<void> => {
  await menuOf(page, name).click();
  await page.getByText('Français', { exact: true }).click();
  await expect(page.getByRole('button', { name: `Menu de ${name}` })).toBeVisible();
};

test('a colleague chooses French at their name, and every page of theirs is French from then on @any-size', async ({
  page,
}) => {
  await openConsole(page, 'Langue', 'manager');
  await speakFrench(page, 'Langue');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.goto('/staff/closures');
  await expect(page.getByRole('heading', { level: 1, name: 'Fermetures' })).toBeVisible();
  await expect(page).toHaveTitle(`Fermetures | ${houseName}`);
  expect(await englishIn(page)).toEqual([]);
});

/** The idempotency key of the party that all tests share: separate parties would fill the start. */
const sharedParty = 'the-party-of-the-french-crawl';

/** Today, with a party; the office, with an enquiry and an operator's request. */
async function fill(request: APIRequestContext): Promise<void> {
  const today: Place = {
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

/** Buttons and links of the console on a screen; with a label, presses the last one that has it. */
const keysIn = (page: Page, within: string, toPress?: string): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, label]) => {
      const shown = [...document.querySelectorAll(selector ?? '')].at(-1) ?? document.body;
      const keys = [...shown.querySelectorAll<HTMLElement>('button, a[href*="?"], [role="tab"]')].filter(
        (element) =>
          element.checkVisibility() &&
          !element.matches('[disabled], [aria-disabled="true"], [download], [target]'),
      );
      const labelOf = (element: HTMLElement) =>
        element.getAttribute('aria-label') ?? element.textContent ?? '';
      const pressed = keys.findLast((key) => labelOf(key) === label);
      pressed?.click();
      return label === undefined ? keys.map(labelOf) : pressed ? [label] : [];
    },
    [within, toPress] as const,
  );

/** One label of each kind, whatever names and figures are in it. */
const kindsOf = (labels: readonly string[]): readonly string[] =>
  [...new Map(labels.map((label) => [label.replace(/\d+/g, '#'), label])).values()].filter(
    (label) => label !== '' && !/déconnecter|English|Français/.test(label),
  );

/** Presses every button of a screen and of what opens from it, up to three presses deep, each from a fresh page. */
async function crawl(page: Page, path: string): Promise<number> {
  const open = async (labels: readonly string[]) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const [index, label] of labels.entries()) {
      // Buttons of a dialog may have the label of one behind it.
      const within = index > 0 && (await page.locator(dialog).count()) > 0 ? dialog : 'body';
      // A colleague's press, or the clock, may have removed it.
      if ((await keysIn(page, within, label)).length === 0) return false;
      await page.waitForLoadState('networkidle');
    }
    expect([path, ...labels, await englishIn(page)]).toEqual([path, ...labels, []]);
    return true;
  };
  const known = new Set<string>();
  const explore = async (labels: readonly string[]): Promise<number> => {
    if (!(await open(labels))) return 0;
    if (labels.length === 3) return 1;
    const isDialog = (await page.locator(dialog).count()) > 0;
    const kindOf = (label: string) => `${isDialog ? labels.at(-1) : ''}: ${label}`.replace(/\d+/g, '#');
    const fresh = kindsOf(await keysIn(page, isDialog ? dialog : 'body')).filter(
      (label) => !known.has(kindOf(label)),
    );
    for (const label of fresh) known.add(kindOf(label));
    let opened = 1;
    for (const label of fresh) opened += await explore([...labels, label]);
    return opened;
  };
  return explore([]);
}

test('no English sentence is left on the screens of the French console, and they are accessible @in-full', async ({
  page,
}, { project }) => {
  await openConsole(page, `Crawl ${project.name}`, 'manager');
  await speakFrench(page, `Crawl ${project.name}`);
  for (const path of Object.values(staffPaths)) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([path, await englishIn(page)]).toEqual([path, []]);
    await expectScreenAccessible(page);
  }
});

for (const path of Object.values(staffPaths).filter((staffPath) => staffPath !== staffPaths.link))
  test(`no English sentence is left in what the buttons of ${path} open, in French @any-size @in-full`, async ({
    page,
    request,
    expected,
  }) => {
    test.setTimeout(1_800_000);
    // Presses that need a passkey, or a reason, are refused.
    expected.errors.push(/Failed to load resource/);
    await fill(request);
    const name = `Crawl ${path.replaceAll('/', ' ')}`;
    await openConsole(page, name, 'manager');
    await speakFrench(page, name);
    expect(await crawl(page, path)).toBeGreaterThan(1);
  });

test('the preview of a closing and a refused payment are French, and the refusal names party, start and sum @any-size @in-full', async ({
  page,
  request,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  await fill(request);
  await openConsole(page, 'Refus', 'manager');
  await speakFrench(page, 'Refus');
  await page.goto(staffPaths.closures);
  await page.getByText('Coupure de courant').first().click();
  await page.getByRole('button', { name: 'Voir qui sera prévenu' }).click();
  await expect(page.getByRole('heading', { name: 'Qui sera prévenu' })).toBeVisible();
  expect(await englishIn(page)).toEqual([]);

  // A payment after the party was paid for in cash by somebody else.
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
  await take(card);
  await page.unroute('**/api/staff/day*');
  await expect(
    page
      .getByText(/É\. Refus, visite de 15\sh\s: 8\s000\sVUV déjà payés en espèces, notés par Refus à/)
      .first(),
  ).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
});
