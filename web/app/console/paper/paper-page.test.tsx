import { expect, it, vi } from 'vitest';
import { openPage, respond } from '#app/console/frame/opened-page.testing.tsx';
import type { Party } from '#shared/contracts/staff/party.ts';
import { printSheet } from '#shared/paper/sheet.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { NewPress } from '../kept/kept-state.ts';
import { openingState } from '../kept/kept-state.ts';
import { arrival, at, party, start } from '../today/day/ship-day.testing.ts';

const date = calendarDateFrom('2026-12-10');
const now = at(18, 0);
const noon = at(12, 0);
const example = party(8, 'B. Example', 4, {
  id: 'example',
  due: 0,
  companyName: 'Sample Tours',
  bookedAt: noon,
});
const examen = party(8, 'O. Examen', 3, { id: 'examen', bookedAt: noon });
const prove = party(2, 'P. Prøve', 2, { id: 'prove', bookedAt: noon, log: [arrival(2, at(11, 5))] });
const parties = [example, examen, prove];
const { number, letters } = printSheet(date, parties);
const lettersOf = ({ id }: Party): string => letters.get(id) ?? '';

async function openPaper(listedParties = parties) {
  vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] });
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { KeptContext } = await import('../kept/use-kept.ts');
  const { PaperPage } = await import('./paper-page.tsx');
  const kept: NewPress[] = [];
  const queue = {
    getState: () => openingState,
    subscribe: () => () => {},
    keepPress: async (press: NewPress) => {
      kept.push(press);
      return press.id ?? '';
    },
    sendNow: async () => {},
    readDay: async () => undefined,
  };
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey: true,
  });
  const starts = [
    start(
      8,
      'English',
      listedParties.filter(({ tourId }) => tourId === 8),
    ),
    start(2, 'English', [prove]),
  ];
  const page = await openPage(
    () => (
      <StaffConsole>
        <KeptContext value={queue as never}>
          <PaperPage />
        </KeptContext>
      </StaffConsole>
    ),
    {
      at: '/staff/paper',
      responses: {
        'PUT /api/staff/session': [session],
        'GET /api/staff/day': [respond({ date, now, revision: 'r', starts, people: [], ships: [] })],
      },
    },
  );
  vi.useRealTimers();
  await page.fill('sheet', number.toLowerCase());
  const type = (line: number, text: string) => page.fill(`line-${line}`, text);
  return { ...page, kept, type };
}

it('a typed line of a run sheet is shown in words, stored by one press, and not stored twice', async () => {
  const page = await openPaper();
  expect(page.text()).toContain(`Thursday 10 December, sheet ${number}.`);
  await page.type(1, `${lettersOf(examen)} a2 c8000 t14:20`);
  expect(page.text()).toContain('O. Examen: 2 of 3 arrived, paid 8,000 in cash2:00 PM Tour, at 2:20 PM');
  expect(page.kept).toEqual([]);
  await page.press(/^Store 1 line/);
  expect(page.kept).toMatchObject([
    {
      by: 'P1',
      identified: 'owner',
      paper: number,
      writtenAt: at(14, 20) * 1000,
      party: { id: 'examen' },
      action: { kind: 'arrive', guests: 2 },
    },
    { paper: number, action: { kind: 'pay', method: 'cash-vuv', vatu: 8000, outstanding: 12_000 } },
  ]);
  expect(page.text()).toContain('1 line stored.');
  expect(page.text()).toContain('stored already: changes nothing');
  expect(page.text()).toContain('Nothing to store');
});

it('the page of a typed run sheet points out each line that it cannot store, and stores the others', async () => {
  const page = await openPaper();
  const unknownLetters = `${lettersOf(examen)[0]}W`;
  await page.type(1, `${unknownLetters} a3`);
  await page.type(2, `${lettersOf(examen)} a5 c12000`);
  await page.type(3, `${lettersOf(example)} a2 c8000, ${lettersOf(examen)} n`);
  await page.type(4, `${lettersOf(prove)} a2`);
  await page.type(5, 'W 2:00 tour a4 c16000');
  expect(page.text()).toContain(`${unknownLetters} is not on this sheetNear it:`);
  expect(page.text()).toContain('O. Examen is booked for 3, not 5');
  expect(page.text()).toContain('2 more came with them? Write W 2:00 tour a2 as well.');
  expect(page.text()).toContain(
    'Sample Tours pays for them. Was 8,000 really taken? Write c8000! to say yes.',
  );
  expect(page.text()).toContain('P. Prøve: 2 arrivedstored already: changes nothing');
  expect(page.text()).toContain('Walk-in: 4 arrived, paid 16,000 in cash');
  expect(page.text()).toContain('2 lines are not understood, 1 asks.');
  await page.press(/^Store 1 line/);
  expect(page.kept.map(({ action }) => action.kind)).toEqual(['walk-in', 'pay']);
});

it('the page of a typed run sheet warns that the list of parties has changed if a party is missing since the sheet was printed', async () => {
  const page = await openPaper([example, prove]);
  expect(page.text()).toContain('The list of this day has changed since the sheet was printed.');
});
