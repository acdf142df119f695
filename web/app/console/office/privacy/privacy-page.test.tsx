import { expect, it, vi } from 'vitest';
import { stepUp } from '#app/console/api/passkeys.testing.ts';
import { openPage, refuse, respond, type StubResponse } from '#app/console/frame/opened-page.testing.tsx';
import type { ListedRecord, TrailEntry } from '#shared/contracts/office/personal-record.ts';

vi.mock('#app/console/api/passkeys-on-demand.ts', () => import('#app/console/api/passkeys.testing.ts'));

const sessionCall = 'PUT /api/staff/session';
const trailCall = 'GET /api/staff/privacy';
const findCall = 'POST /api/staff/privacy';
const exportCall = 'POST /api/staff/exports';
const eraseCall = 'POST /api/staff/erasures';
const now = Date.parse('2026-12-10T13:40:00+11:00') / 1000;
const who = 'ana@example.com';

const booking: ListedRecord = {
  id: 'r1',
  kind: 'booking',
  name: 'Ana Exemple',
  date: '2026-11-20',
  time: '10:00 AM',
};
const futureBooking: ListedRecord = {
  id: 'r2',
  kind: 'booking',
  name: 'Ana Exemple',
  date: '2026-12-20',
  time: '10:00 AM',
  stays: 'to-come',
};
const trailEntry = (changes: Partial<TrailEntry> = {}): TrailEntry => ({
  id: 'c1',
  at: now - 3600,
  action: 'erase',
  by: 'P2',
  whom: 'abcdef0123456789',
  records: { booking: 1 },
  stayed: { booking: 1 },
  finishedAt: now - 3600,
  ...changes,
});
const people = [{ id: 'P2', name: 'N. Manager', role: 'manager' }];
const trailReply = (entries: readonly TrailEntry[] = []) => respond({ entries, people });
const foundReply = (changes: object = {}): StubResponse =>
  respond({ records: [booking, futureBooking], earlier: [], ...changes });
const passkeyNeeded = refuse('step-up', 'Use your passkey.');

async function openPrivacy(responses: Readonly<Record<string, readonly StubResponse[]>> = {}) {
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { PrivacyPage } = await import('./privacy-page.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey: true,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <PrivacyPage />
      </StaffConsole>
    ),
    {
      at: '/staff/privacy',
      responses: {
        [sessionCall]: [session],
        [trailCall]: [trailReply()],
        [findCall]: [foundReply()],
        ...responses,
      },
    },
  );
  const bodies = (call: string) =>
    page.calls.filter((sent) => sent.call === call).map(({ body }) => body as Record<string, unknown>);
  return { ...page, bodies };
}
type Page = Awaited<ReturnType<typeof openPrivacy>>;

async function searchPerson(page: Page): Promise<void> {
  await page.fill('who', ` ${who} `);
  await page.press('Look');
}

it('a search for a person’s data needs the passkey, loads all parts, and shows which records an erasure changes and why others stay', async () => {
  const page = await openPrivacy({
    [findCall]: [
      passkeyNeeded,
      foundReply({ records: [booking], next: 'ORDERS#2026-01-01' }),
      foundReply({ records: [futureBooking] }),
    ],
  });
  await page.press('Look');
  expect(page.text()).toContain('Please enter an email address, a telephone number or a booking reference.');
  await searchPerson(page);
  expect(page.dialog()?.textContent).toContain('Looking at the data of a person needs your passkey');
  await page.press('Use my passkey');
  expect(stepUp).toHaveBeenCalledOnce();
  expect(page.bodies(findCall)).toEqual([{ who }, { who }, { who, from: 'ORDERS#2026-01-01' }]);
  expect(page.text()).toContain('2 records stored');
  expect(page.text()).toContain(
    'Ana ExempleBooking, Fri 20 Nov 2026, 10:00 AMIf erased: name, address, telephone number and notes go, visit and payments stay',
  );
  expect(page.text()).toContain('10:00 AMStays: the visit is still to come: cancel it first');
  for (const { call, address } of page.calls) expect(`${call} ${address}`).not.toMatch(/ana(@|%40)/);
});

it('a double press exports the data of a person once, as a file', async () => {
  const text = '[{ "kind": "booking" }]\n';
  const page = await openPrivacy({
    [exportCall]: [
      respond({ isFinished: false }),
      respond({ isFinished: true, text, records: { booking: 2 } }),
    ],
  });
  await searchPerson(page);
  await page.pressTwice('Export as a file');
  const [firstBody, ...furtherBodies] = page.bodies(exportCall);
  expect(firstBody).toEqual({ commandId: expect.stringMatching(/^[0-9a-f]{24}$/), who });
  // The call is repeated until everything is found.
  expect(furtherBodies).toEqual([firstBody]);
  const link = page.button('Save the file');
  expect(link?.getAttribute('download')).toBe('data.json');
  expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toBe(
    `data:application/json;charset=utf-8,${text}`,
  );
});

it('an erasure of a person’s data needs a tick and the passkey, repeats its call until it is finished, and is listed afterwards', async () => {
  const page = await openPrivacy({
    [trailCall]: [trailReply(), trailReply([trailEntry()])],
    [eraseCall]: [
      passkeyNeeded,
      respond({ isFinished: false }),
      respond({ entry: trailEntry({ finishedAt: undefined, stayed: undefined }), isFinished: false }),
      respond({ entry: trailEntry(), isFinished: true }),
    ],
  });
  await searchPerson(page);
  await page.press('Erase 1 record');
  expect(page.dialog()?.textContent).toContain('1 record still needed stays.');
  await page.press('Erase for good');
  expect(page.text()).toContain('Please confirm that you have made sure who is asking.');
  expect(page.bodies(eraseCall)).toEqual([]);
  await page.toggle('agree');
  await page.press('Erase for good');
  await page.press('Use my passkey');
  const [firstBody, ...furtherBodies] = page.bodies(eraseCall);
  expect(firstBody).toEqual({ commandId: expect.any(String), who, shown: 1 });
  expect(furtherBodies).toEqual([firstBody, firstBody, firstBody]);
  expect(page.text()).toContain('1 record erased. 1 record left: resolve them, then look again.');
  expect(page.text()).toContain('Erased 1 bookingStayed: 1 bookingN. Manager; mark abcdef');
  expect(page.text()).not.toContain('Ana Exemple');
});

it('only the records that a manager ticks are exported or erased after a match by telephone number', async () => {
  const page = await openPrivacy({
    [findCall]: [
      foundReply({
        records: [
          { ...booking, matched: '7712345' },
          { ...booking, id: 'r3', matched: '+61 4 7771 2345' },
        ],
      }),
    ],
    [exportCall]: [respond({ isFinished: true, text: '[]', records: { booking: 1 } })],
    [eraseCall]: [respond({ entry: trailEntry(), isFinished: true })],
  });
  await searchPerson(page);
  expect(page.text()).toContain('Numbers of two countries can end alike.');
  expect(page.text()).toContain('Number: +61 4 7771 2345');
  expect(page.button(/^Erase/)).toBeUndefined();
  expect(page.button('Export as a file')).toBeUndefined();
  await page.toggle('record-r1');
  await page.press('Export as a file');
  expect(page.bodies(exportCall)).toMatchObject([{ who, chosen: ['r1'] }]);
  await page.press('Erase 1 record');
  await page.toggle('agree');
  await page.press('Erase for good');
  expect(page.bodies(eraseCall)).toMatchObject([{ who, chosen: ['r1'], shown: 1 }]);
});

it('an erasure of a person’s data is refused when the records have changed, and the page shows the current ones', async () => {
  const page = await openPrivacy({
    [findCall]: [foundReply(), foundReply({ records: [booking, { ...booking, id: 'r3' }, futureBooking] })],
    [eraseCall]: [
      refuse('records-changed', 'What is stored has changed since it was shown. Nothing was erased.', 409),
    ],
  });
  await searchPerson(page);
  await page.press('Erase 1 record');
  await page.toggle('agree');
  await page.press('Erase for good');
  expect(page.dialog()?.textContent).toContain('What is stored has changed since it was shown.');
  expect(page.text()).toContain('3 records stored');
});

it('the privacy page shows interrupted and earlier erasures, and a search without a result', async () => {
  const interruptedEntry = trailEntry({ id: 'c0', finishedAt: undefined, stayed: undefined, by: undefined });
  const page = await openPrivacy({
    [trailCall]: [trailReply([interruptedEntry])],
    [findCall]: [foundReply({ records: [], earlier: [trailEntry()] })],
  });
  expect(page.text()).toContain('Not finished: look for the person again, and erase what is left.');
  expect(page.text()).toContain('by command; mark abcdef');
  await searchPerson(page);
  expect(page.text()).toContain('Nothing is stored under this address, number or reference.');
  expect(page.text()).toContain('Done before for this person');
  expect(page.button(/^Erase/)).toBeUndefined();
  expect(page.button('Export as a file')).toBeUndefined();
  await page.press('Another person');
  expect(page.find('input[name="who"]')?.getAttribute('value') ?? '').toBe('');
});
