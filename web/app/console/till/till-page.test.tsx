import { describe, expect, it, vi } from 'vitest';
import { tillMessages } from '#shared/staff/till/till-messages.ts';
import type { TillLine, ZReport } from '#shared/staff/till/z-report.ts';
import { openPage, refuse, respond, type StubResponse } from '../frame/opened-page.testing.tsx';
import { barkeeper, party } from '../today/day/ship-day.testing.ts';

const renew = 'PUT /api/staff/session';
const show = 'GET /api/staff/till';
const close = 'POST /api/staff/till';
/** 5:12 PM on Thursday 10 December 2026. */
const now = Date.parse('2026-12-10T17:12:00+11:00') / 1000;
const people = [
  { id: 'P1', name: 'M. Manager', role: 'manager' },
  { id: 'P2', name: 'H. Host', role: 'floor' },
];

let lineCount = 0;
const line = (vatu: number, changes: Partial<TillLine> = {}): TillLine => ({
  id: (++lineCount).toString(16).padStart(24, '0'),
  at: now - 3600,
  by: 'P2',
  date: '2026-12-10',
  tourId: 0,
  guests: 0,
  method: 'cash-vuv',
  amount: vatu,
  vatu,
  ...changes,
});
const lines = [
  line(8000, { guests: 2 }),
  line(4000, { method: 'card', tourId: 3, by: 'P1', guests: 1 }),
  line(8000, { method: 'cash-aud', amount: 10_000, guests: 2 }),
  line(1000, { method: 'complimentary', guests: 1 }),
];
const till = (x: object = {}, more: object = {}): StubResponse =>
  respond({
    now,
    x: { number: 41, digest: 'd1', lines, exceptions: [], left: 0, owing: [], imbalances: [], ...x },
    zs: [],
    people,
    ...more,
  });
const z: ZReport = {
  number: 41,
  closedAt: now + 120,
  by: 'P1',
  on: 'D1',
  lines,
  exceptions: [],
  counted: { 'cash-vuv': 7000, 'cash-aud': 10_000, card: 4000 },
  reason: 'Change given twice',
};

const passkeys = { stepUp: vi.fn(async () => {}) };

interface PageOptions {
  readonly tills?: readonly StubResponse[];
  readonly closings?: readonly StubResponse[];
  readonly role?: 'floor' | 'manager';
  readonly at?: string;
  /** Number of waiting differences, at each count. */
  readonly waiting?: readonly number[];
  /** The Z of number 41. */
  readonly closed?: ZReport;
  /** Parties about which a colleague has to decide. */
  readonly undecided?: readonly object[];
}

async function openTill({
  tills = [till()],
  closings = [],
  role = 'manager',
  at = '/staff/till',
  waiting,
  closed = z,
  undecided = [],
}: PageOptions = {}) {
  vi.doMock('../api/passkeys.ts', () => passkeys);
  const { StaffConsole } = await import('../frame/staff-console.tsx');
  const { NavCount } = await import('../frame/nav-count.tsx');
  const { TillPage } = await import('./till-page.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey: true,
  });
  const page = await openPage(
    () => (
      <StaffConsole parts={waiting ? { NavCount } : {}}>
        <TillPage />
      </StaffConsole>
    ),
    {
      at,
      responses: {
        [renew]: [session],
        [show]: tills,
        [close]: closings,
        'GET /api/staff/waiting': (waiting ?? []).map((differences) =>
          respond({ enquiries: 0, requests: 0, orders: 0, disputes: 0, differences }),
        ),
        'GET /api/staff/kept-presses': [
          respond({
            now,
            parties: undecided,
            rooms: [],
            notPlaced: [],
            owing: [],
            people,
            devices: [],
          }),
        ],
        [`${show}?z=41`]: [respond({ now, zs: [], z: closed, people })],
        [`${show}?z=9`]: [refuse('not-found', 'There is no day report Z 9.', 404)],
      },
    },
  );
  return {
    ...page,
    sent: () =>
      page.calls.filter(({ call }) => call === close).map(({ body }) => body as { commandId: string }),
    loads: () => page.calls.filter(({ call }) => call === show).length,
    async count(cash: string, aud = '100', card = '4,000') {
      for (const [method, sum] of Object.entries({ 'cash-vuv': cash, 'cash-aud': aud, card })) {
        await page.fill(method, sum);
        await page.leave(method);
      }
    },
  };
}

it('the cash-up shows the money taken and the complimentary visits, by method, person and start', async () => {
  const page = await openTill();
  expect(page.heading()).toBe('Cash-up');
  const paper = page.find('article')?.textContent ?? '';
  expect(paper).toContain('20,000 VUV taken; 6 guests paid or complimentary');
  const share = page.find('article rect[x][data-method="card"]')?.getAttribute('width');
  expect(Number.parseFloat(share ?? '')).toBeCloseTo(100 * (4000 / 21_000));
  expect(paper).toContain('AUD cash, AUD 100.008,000');
  expect(paper).toMatch(/Without money.*Complimentary1,000/);
  expect(paper).toMatch(/By person.*H\. Host16,0001,000M\. Manager4,0000/);
  expect(paper).toMatch(/Tours.*10:00 AM516,0001,000All516,0001,000.*Tastings.*11:00 AM14,0000/);
  expect(paper).toContain('4 payments.');
  expect(paper).not.toContain('reversal');
});

it('the cash-up counts payments and reversals of payments in an earlier Z separately', async () => {
  const reversal = line(-7500, { reverses: 'f'.repeat(24), by: 'P1', reason: 'Paid twice' });
  const page = await openTill({ tills: [till({ lines: [line(16_000, { method: 'card' }), reversal] })] });
  expect(page.find('article')?.textContent).toContain('1 payment, 1 reversal.');
  expect(page.button(/^Close the day/)?.textContent).toContain('1 payment, 1 reversal. Asks for');
});

describe('the cash-up', () => {
  const owing = [
    {
      device: 'D2',
      key: 'k',
      name: 'Bar tablet',
      missing: [41, 42],
      broken: [],
      lost: [],
      heardAt: now - 10_920,
    },
    {
      device: 'D3',
      key: 'k',
      name: 'Door phone',
      missing: [],
      broken: [7],
      lost: [3],
      heardAt: now - 86_400,
    },
  ];

  it('warns before closing that payments still kept on a device will fall into a later report', async () => {
    for (const more of [{}, { lines: [] }]) {
      const page = await openTill({ tills: [till({ owing, ...more })] });
      expect(page.text()).toContain(
        'Bar tablet still owes presses. Open the console on it before you close: what arrives later falls into a later report.',
      );
    }
  });

  it('shows on the interim report each device with missing presses, the numbers of the presses and the last contact', async () => {
    const page = await openTill({ tills: [till({ owing })] });
    const paper = page.find('article')?.textContent ?? '';
    expect(paper).toContain('Devices that owe presses');
    expect(paper).toContain(
      'Bar tablet: 2 presses (41, 42) have not arrived. Last heard Thu 10 Dec 2026, 2:10 PM.',
    );
    expect(paper).toContain(
      'Door phone: number 7 does not follow the one before it. Lost: 3. Last heard Wed 9 Dec 2026, 5:12 PM.',
    );
  });

  it('lists the kept presses that had not arrived at closing on the Z report and in its CSV file', async () => {
    const page = await openTill({ at: '/staff/till?z=41', closed: { ...z, owing } });
    expect(page.find('article')?.textContent).toContain('Bar tablet: 2 presses (41, 42) have not arrived.');
    const csv = decodeURIComponent(page.find('a[download]')?.getAttribute('href') ?? '');
    expect(csv).toContain('not arrived,41,2026-12-10,2:10 PM');
    expect(csv).toContain('"Bar tablet: 41, 42"');
  });

  it('shows no warning about kept presses when every press has arrived', async () => {
    expect((await openTill()).text()).not.toContain('owe');
  });
});

describe('a count of the till', () => {
  const descriptionsOf = (page: Awaited<ReturnType<typeof openTill>>, part: number) =>
    ['cash-vuv', 'cash-aud', 'card'].map((method) => {
      const id = page.find(`[name="${method}"]`)?.getAttribute('aria-describedby')?.split(' ')[part];
      return page.find(`[id="${id}"]`)?.textContent;
    });
  const [expectedSum, difference] = [0, 1];

  it('shows neither the expected sum of a method nor the difference before that method is counted', async () => {
    const page = await openTill();
    expect(descriptionsOf(page, expectedSum)).toEqual(Array(3).fill('Expected once it is counted'));
    await page.fill('cash-vuv', '7,000');
    // More digits may follow while the field has the focus.
    expect(descriptionsOf(page, expectedSum)).toEqual(Array(3).fill('Expected once it is counted'));
    expect(descriptionsOf(page, difference)).toEqual(['', '', '']);
    await page.leave('cash-vuv');
    expect(descriptionsOf(page, expectedSum)).toEqual([
      'Expected 8,000',
      'Expected once it is counted',
      'Expected once it is counted',
    ]);
    expect(descriptionsOf(page, difference)).toEqual(['Difference −1,000', '', '']);
  });

  it('shows the money taken on the button to close only once every method is counted', async () => {
    const page = await openTill();
    const buttonText = () =>
      page
        .text()
        .replace(/^.*Close the day/s, '')
        .replace(/Closed before.*$/s, '');
    expect(buttonText()).toContain('4 payments. Asks for your passkey');
    expect(buttonText()).not.toContain('VUV taken');
    await page.count('8,000');
    expect(buttonText()).toContain('4 payments, 20,000 VUV taken. Asks for your passkey');
  });

  it('asks for a reason for a difference only after every method is counted', async () => {
    const page = await openTill();
    await page.fill('card', '4,000');
    await page.fill('cash-aud', '100');
    await page.fill('cash-vuv', '7,000');
    expect(page.find('[name="reason"]')).toBeNull();
    await page.count('7,000');
    expect(page.find('[name="reason"]')).not.toBeNull();
  });

  it('hides the interim report on the screen until the count is complete or a manager opens the report', async () => {
    const isOnScreen = (page: Awaited<ReturnType<typeof openTill>>) =>
      page.find('article')?.closest('[class*="onPaper"]') === null;
    const page = await openTill();
    expect(isOnScreen(page)).toBe(false);
    await page.count('8,000');
    expect(isOnScreen(page)).toBe(true);
    const other = await openTill();
    await other.press('Show the interim report (X)');
    expect(isOnScreen(other)).toBe(true);
  });
});

describe('the cash-up and the decisions on the page “Needs you”:', () => {
  const kept = { recordedAt: 0, seen: [] };
  const arrived = (id: string, guests: number) =>
    ({ id, at: 1, by: barkeeper.id, on: '0DEV', kind: 'arrive', guests, kept }) as const;
  const undecided = [party(8, 'N. Ukázka', 4, { id: 'ukazka', log: [arrived('a', 2), arrived('b', 4)] })];

  it('the form warns that refunds after pending decisions count in the next Z report, with a link to the decisions', async () => {
    const page = await openTill({ undecided });
    const form = page.find('form');
    expect(form?.textContent).toContain(
      '1 decision still waits: what is given back later counts in the next day report (Z). Needs youClose the day',
    );
    expect(form?.querySelector('a')?.getAttribute('href')).toBe('/staff/needs-you');
  });

  it('the till can be closed while a decision is pending', async () => {
    const page = await openTill({ undecided, closings: [respond({ z })] });
    await page.count('8,000');
    await page.press(/^Close the day/);
    expect(page.sent()).toHaveLength(1);
  });

  it('the form has no warning if no decision is pending', async () => {
    expect((await openTill()).text()).not.toContain('still wait');
  });
});

it('the cash-up lists payments undone, complimentary visits and cancellations after arrival, with person, sum and reason', async () => {
  const undone = { id: 'a.1', at: now - 60, by: 'P2', date: '2026-12-10', tourId: 0, guests: 0 };
  const exceptions = [
    { ...undone, kind: 'undone', method: 'cash-vuv', amount: 24_000, vatu: 24_000 },
    { ...undone, id: 'a.2', kind: 'undone', method: 'cash-vuv', amount: 500, vatu: 500 },
    { ...undone, id: 'b.cancelled', kind: 'cancelled-after-arrival', vatu: 16_000, guests: 4 },
    { ...undone, id: 'c.1', by: '', kind: 'reduced-after-arrival', vatu: 4000, guests: 1 },
  ];
  const free = line(8000, { method: 'complimentary', reason: 'Birthday of the driver' });
  const page = await openTill({ tills: [till({ lines: [...lines, free], exceptions })] });
  const paper = page.find('article')?.textContent ?? '';
  expect(paper).toContain('Not in the takingstimesVUVUndone, H. Host, Cash224,500');
  expect(paper).toContain('Complimentary, H. Host29,000');
  expect(paper).toContain('Cancelled after arrival, H. Host116,000');
  expect(paper).toContain('Fewer guests after arrival, guests themselves14,000');
  expect(paper).toContain('4:12 PM, H. Host, Complimentary 8,000: Birthday of the driver');
  const file = decodeURIComponent(page.find('a[download]')?.getAttribute('href') ?? '');
  expect(file).toMatch(/undone,open,2026-12-10,5:11 PM,.*,H. Host,Cash,.*,24000,a.1/);
});

it('a till without payments can be closed when a payment was undone', async () => {
  const exception = { id: 'a.1', kind: 'undone', at: now, by: 'P2', date: '2026-12-10', tourId: 0 };
  const exceptions = [{ ...exception, method: 'card', amount: 500, vatu: 500, guests: 0 }];
  const page = await openTill({ tills: [till({ lines: [], exceptions })] });
  expect(page.button(/^Close the day \(Z 41\)/)).toBeDefined();
});

it('the cash-up shows the method of payment for which the till and the parties disagree', async () => {
  const sum = (amount: number) => ({ amount, vatu: 8000 });
  const imbalances = [{ method: 'cash-aud', recorded: sum(10_000), inTill: sum(9000) }];
  const page = await openTill({ tills: [till({ imbalances })] });
  expect(page.text()).toContain('The till does not add up.');
  expect(page.text()).toContain('AUD cash: the parties paid AUD 100.00, the till has AUD 90.00.');
});

it('the cash-up shows floor staff that only managers close the till, without loading the till', async () => {
  const page = await openTill({ role: 'floor' });
  expect(page.text()).toContain('Only managers cash up.');
  expect(page.loads()).toBe(0);
});

it('a till without payments has no button to close it, and lists the earlier Z reports', async () => {
  const listedZ = { number: 40, closedAt: now - 86_400, by: 'GONE', takenVuv: 461_500, hasDifference: true };
  const page = await openTill({ tills: [till({ lines: [] }, { zs: [listedZ] })] });
  expect(page.text()).toContain('Nothing has been paid since the day report Z 40.');
  expect(page.button(/^Close the day/)).toBeUndefined();
  expect(page.text()).toMatch(
    /Day report \(Z 40\)Wed 9 Dec 2026, 5:12 PM, a former colleague, differs461,500/,
  );
  expect(page.button(/^Day report \(Z 40\)/)?.getAttribute('href')).toBe('/staff/till?z=40');
});

it('the list of Z reports links to the newest report that it leaves out', async () => {
  const listedZ = { number: 11, closedAt: now - 86_400, by: 'GONE', takenVuv: 461_500, hasDifference: false };
  const page = await openTill({ tills: [till({}, { zs: [listedZ], hasEarlierZs: true })] });
  expect(page.button('The one before (Z 10)')?.getAttribute('href')).toBe('/staff/till?z=10');
  const complete = await openTill({ tills: [till({}, { zs: [listedZ], hasEarlierZs: false })] });
  expect(complete.button(/^Z 10/)).toBeUndefined();
});

it('the cash-up shows the error when the till cannot be loaded', async () => {
  const page = await openTill({ tills: ['drop', till()] });
  expect(page.text()).toContain('We could not reach the distillery.');
  await page.press('Try again');
});

it('the cash-up closes the till only if every expected sum is counted and a difference has a reason', async () => {
  const page = await openTill();
  await page.press(/^Close the day \(Z 41\)/);
  expect(page.text()).toContain('Count it, in whole vatu.');
  await page.count('7,000');
  expect(page.text()).toContain('−1,000');
  expect(page.text()).toContain('Why is the cash 1,000 short?');
  await page.press(/^Close the day \(Z 41\)/);
  expect(page.text()).toContain('Please say why.');
  expect(page.sent()).toEqual([]);
});

it('the cash-up announces how many counts are missing when the till is closed without them', async () => {
  const page = await openTill();
  await page.press(/^Close the day \(Z 41\)/);
  expect(page.text()).toMatch(/3 fields need your attention\. Count it, in whole vatu\./);
});

it('closing the till shows the Z report with its CSV file', async () => {
  const page = await openTill({ closings: [respond({ z })] });
  await page.count('7 000', '100.00');
  await page.fill('reason', ' Change given twice ');
  await page.press(/^Close the day \(Z 41\)/);
  expect(page.sent()).toEqual([
    {
      commandId: expect.stringMatching(/^[0-9a-f]{24}$/),
      number: 41,
      digest: 'd1',
      counted: { 'cash-vuv': 7000, 'cash-aud': 10_000, card: 4000 },
      reason: 'Change given twice',
    },
  ]);
  expect(page.text()).toContain(
    'The day is closed: day report Z 41. What is paid from now on belongs to day report Z 42.',
  );
  const paper = page.find('article')?.textContent ?? '';
  expect(paper).toContain('Cash-up, Thursday 10 December 2026');
  expect(paper).toContain('CountedCashAUD cashCard');
  expect(paper).toContain('Expected8,000100.004,000Counted7,000100.004,000Difference−1,000nonenone');
  expect(paper).toContain('Reason: Change given twice');
  expect(paper).toContain('Closed 5:14 PM by M. Manager.');
  const file = page.find('a[download]');
  expect(file?.getAttribute('download')).toBe('day-report-z41.csv');
  expect(decodeURIComponent(file?.getAttribute('href') ?? '')).toContain('payment,41,2026-12-10,4:12 PM');
});

it('the cash-up asks for no reason when the counted and expected sums agree', async () => {
  const page = await openTill({ closings: [respond({ z })] });
  await page.count('8,000');
  expect(page.text()).not.toContain('Why');
  await page.press(/^Close the day \(Z 41\)/);
  expect(page.sent()[0]).not.toHaveProperty('reason');
});

it('the cash-up reloads a till that has changed, keeps the typed counts, and closes it with a new command id', async () => {
  const changed = till({ digest: 'd2', lines: [...lines, line(500)] });
  const page = await openTill({
    tills: [till(), changed],
    closings: [refuse('till-changed', tillMessages.changed, 409), respond({ z })],
  });
  await page.count('8,000');
  await page.press(/^Close the day \(Z 41\)/);
  expect(page.text()).toContain(tillMessages.changed);
  expect(page.find('article')?.textContent).toContain('20,500 VUV taken');
  expect(page.find('input[name="cash-vuv"]')).toMatchObject({ value: '8,000' });
  expect(page.text()).toContain('Why is the cash 500 short?');
  await page.count('8,500');
  await page.press(/^Close the day \(Z 41\)/);
  const [first, second] = page.sent();
  expect(second).toMatchObject({ digest: 'd2' });
  expect(second?.commandId).not.toBe(first?.commandId);
});

it('the closing of the till is sent again unchanged after its response was lost', async () => {
  const page = await openTill({ closings: ['drop', respond({ z })] });
  await page.count('8,000');
  await page.press(/^Close the day \(Z 41\)/);
  expect(page.text()).toContain('it may have been closed. Press again: it counts once.');
  await page.press(/^Close the day \(Z 41\)/);
  const [lost, again] = page.sent();
  expect(again).toEqual(lost);
});

it('closing the till needs the passkey, keeps the typed counts when cancelled, and is sent again unchanged after the passkey is used', async () => {
  const needed = refuse('step-up', 'Please confirm with your passkey that it is you.');
  const page = await openTill({ closings: [needed, needed, respond({ z })] });
  await page.count('8,000');
  await page.press(/^Close the day \(Z 41\)/);
  expect(page.dialog()?.textContent).toContain('Closing the day needs your passkey');
  expect(passkeys.stepUp).not.toHaveBeenCalled();
  await page.press('Back');
  expect(page.dialog()).toBeNull();
  expect(page.find('input[name="cash-vuv"]')).toMatchObject({ value: '8,000' });
  await page.press(/^Close the day \(Z 41\)/);
  passkeys.stepUp.mockRejectedValueOnce(new Error('No passkey was used.'));
  await page.press('Use my passkey');
  expect(page.dialog()?.textContent).toContain('Nothing was closed. No passkey was used.');
  await page.press('Use my passkey');
  expect(page.text()).toContain('The day is closed: day report Z 41.');
  const [, refused, closed, ...more] = page.sent();
  expect(closed).toEqual(refused);
  expect(more).toEqual([]);
});

it('a double press closes the till once', async () => {
  const page = await openTill({ closings: ['hang'] });
  await page.count('8,000');
  const buttonText = page.button(/^Close the day \(Z 41\)/)?.textContent ?? '';
  await page.pressTwice(buttonText);
  expect(page.sent()).toHaveLength(1);
});

it('the page of a Z report links to the previous report, without loading the open till', async () => {
  const page = await openTill({ at: '/staff/till?z=41' });
  expect(page.heading()).toBe('Day report (Z 41)');
  expect(page.button('The one before (Z 40)')?.getAttribute('href')).toBe('/staff/till?z=40');
  expect(page.loads()).toBe(0);
});

it('the navigation no longer counts a closed till with a difference as a task after its Z report is opened', async () => {
  const page = await openTill({ at: '/staff/till?z=41', waiting: [1, 0] });
  expect(page.calls.filter(({ call }) => call === 'GET /api/staff/waiting')).toHaveLength(2);
  expect(page.button('Cash-up')?.textContent).toBe('Cash-up');
});

it('the page of a Z report with an unknown number shows that no such report exists', async () => {
  expect((await openTill({ at: '/staff/till?z=9' })).text()).toContain('There is no day report Z 9.');
});
