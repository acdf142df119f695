import { describe, expect, it, vi } from 'vitest';
import { type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { actor, enquiryDesk, ids, parseName } from '#functions/use-cases/enquiries/enquiry-desk.testing.ts';
import { changeEnquiry as contract } from '#shared/contracts/office/change-enquiry.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { changeEnquiry } from './change-enquiry.ts';

const start = '2026-11-23T10:00:00+11:00';
const table = testTable();
const clock = testClock(start);
const log = testLog();

const desk = () => enquiryDesk(table, clock);
type Change = { kind: string; state?: string | undefined; to?: string; text?: string };
interface SendOptions {
  readonly id?: string;
  readonly seen?: number;
  readonly by?: 'ana' | 'mia' | 'noa';
}
const send = (
  enquiry: string,
  change: Change,
  { id = commandId(), seen = 0, by = 'mia' }: SendOptions = {},
): Promise<CallResult> =>
  callerAs(actor(by), contract, changeEnquiry(desk()))({ json: { commandId: id, enquiry, seen, change } });
const answered = { kind: 'state', state: 'answered' };
const declined = { kind: 'state', state: 'declined' };
const note = (text: string) => ({ kind: 'note', text });
const readLog = async () =>
  ((await table.items())[0]?.log ?? []) as {
    id: string;
    kind: string;
    by: string;
    on: string;
    text?: string;
  }[];

describe('a change of an enquiry', () => {
  it('is stored with its author, time and device, and sends no email', async () => {
    const enquiry = await desk().receive();
    const id = commandId();
    const { status, json } = await send(enquiry, answered, { id });
    expect(status).toBe(200);
    expect(json.enquiry).toMatchObject({ enquiry, state: 'answered' });
    expect(json.enquiry).not.toHaveProperty('dueAt');
    const [item] = await table.items();
    expect(item?.log).toEqual([
      {
        ...answered,
        id,
        at: clock().getTime() / 1000,
        by: ids.mia,
        on: 'device-of-mia',
      },
    ]);
    expect(item).not.toHaveProperty('event');
    expect(item?.expiresAt).toBe(json.enquiry.keptUntil);
    expect(log.lines().map(({ code }) => code)).toEqual(['enquiry.changed', 'call.answered']);
  });

  it('that marks it as answered can be reverted, and both changes stay in the history', async () => {
    const enquiry = await desk().receive();
    await send(enquiry, answered);
    const { json } = await send(enquiry, { kind: 'state', state: 'new' }, { seen: 1 });
    expect(json.enquiry).toMatchObject({ state: 'new', dueAt: expect.any(Number) });
    expect(json.enquiry.history).toHaveLength(2);
  });

  it('assigns the enquiry to any colleague, and can remove the assignment', async () => {
    const enquiry = await desk().receive();
    expect((await send(enquiry, { kind: 'assign', to: ids.ana })).json.enquiry.assignedTo).toBe(ids.ana);
    const { json } = await send(enquiry, { kind: 'assign' }, { seen: 1 });
    expect(json.enquiry).not.toHaveProperty('assignedTo');
  });

  it('appends a trimmed note', async () => {
    const enquiry = await desk().receive();
    await send(enquiry, note(' Rang them.\nThey bring a cake. '));
    const { json } = await send(enquiry, note('They ring back.'), { by: 'noa' });
    expect(json.enquiry.history).toMatchObject([
      { by: ids.mia, text: 'Rang them.\nThey bring a cake.' },
      { by: ids.noa, text: 'They ring back.' },
    ]);
  });

  it('is stored once, and its repeated command succeeds even after a later decision', async () => {
    const enquiry = await desk().receive();
    const id = commandId();
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(enquiry, note('Once'), { id })));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await send(enquiry, declined, { seen: 1 });
    expect(await send(enquiry, note('Once'), { id })).toMatchObject({ status: 200 });
    expect((await readLog()).map(({ kind }) => kind)).toEqual(['note', 'state']);
  });
});

describe('two managers who change an enquiry at once', () => {
  it('make one decision: the slower manager is refused with the name and decision of the faster', async () => {
    const enquiry = await desk().receive();
    const pairs: [string, string][] = [
      ['answered', 'declined'],
      ['new', 'booked'],
    ];
    for (let seen = 0; seen < 10; seen += 1) {
      const [to, other] = pairs[seen % 2] ?? [];
      const responses = await Promise.all([
        send(enquiry, { kind: 'state', state: to }, { seen, by: 'mia' }),
        send(enquiry, { kind: 'state', state: other }, { seen, by: 'noa' }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { json } = responses.find(({ status }) => status === 409) as CallResult;
      const winner = responses[0]?.status === 200 ? 'Mia Vira' : 'Noa Tari';
      expect(json.kind).toBe('enquiry-changed');
      expect(json.message).toMatch(new RegExp(`^${winner} was faster: the enquiry is .*Nothing was changed`));
    }
    expect(await readLog()).toHaveLength(10);
  });

  it('may both add notes, and neither note is lost', async () => {
    const enquiry = await desk().receive();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(enquiry, note(`Note ${index}`), { by: index % 2 ? 'mia' : 'noa' }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set((await readLog()).map(({ text }) => text)).size).toBe(10);
  });

  it('can decide on the enquiry although a colleague has added a note since they loaded it', async () => {
    const enquiry = await desk().receive();
    await send(enquiry, note('Rang them'));
    expect(await send(enquiry, declined, { seen: 0 })).toMatchObject({ status: 200 });
  });
});

describe('a change of an enquiry is refused', () => {
  it.each([
    ['that assigns a colleague who has left', { kind: 'assign', to: ids.left }, 404, 'no longer there'],
    ['that assigns an unknown person', { kind: 'assign', to: 'AAAAAAAAAA' }, 404, 'no longer there'],
    ['to an unknown state', { kind: 'state', state: 'paid' }, 400, ''],
    ['of an unknown kind', { kind: 'block', date: '2026-12-19', reason: 'x' }, 400, ''],
    ['with an empty note', { kind: 'note', text: ' ' }, 400, 'Please enter a note'],
  ])('%s', async (_, change, status, expectedText) => {
    const enquiry = await desk().receive();
    const response = await send(enquiry, change);
    expect(response.status).toBe(status);
    expect(response.json.message).toContain(expectedText);
    expect(await readLog()).toEqual([]);
  });

  it('for an unknown or erased enquiry', async () => {
    const enquiry = await desk().receive();
    const unknown = enquiry.replace(/.{4}$/, 'ffff');
    expect(await send(unknown, answered)).toMatchObject({ status: 404 });
    const data = personalData(table, clock);
    for (const record of await data.find('ana.sample@example.com')) await data.erase(record);
    expect(await send(enquiry, note('For Ana'))).toMatchObject({ status: 404, json: { kind: 'not-found' } });
    expect(await readLog()).toEqual([]);
  });

  it('once the log of the enquiry is full', async () => {
    const enquiry = await desk().receive();
    const { enquiries } = desk();
    for (let index = 0; index < 100; index += 1) {
      const storedEnquiry = await enquiries.findByName(parseName(enquiry));
      const entry = { id: `${index}`, at: 1, by: 'x', on: 'y', kind: 'note', text: 'n' } as const;
      if (storedEnquiry) await enquiries.append(storedEnquiry, entry);
    }
    expect(await send(enquiry, note('More'))).toMatchObject({ status: 409, json: { kind: 'history-full' } });
  });
});

it('a change of an enquiry and an erasure of its visitor at the same time: only the one written first has an effect', async () => {
  const enquiry = await desk().receive();
  const data = personalData(table, clock);
  const [record] = await data.find('ana.sample@example.com');
  const storedEnquiry = await desk().enquiries.findByName(parseName(enquiry));
  const entry = { id: 'c', at: 1, by: 'x', on: 'y', kind: 'note', text: 'Marker' } as const;
  if (record === undefined || storedEnquiry === undefined) throw new Error(`No enquiry ${enquiry}`);
  await data.erase(record);
  expect(await desk().enquiries.append(storedEnquiry, entry)).toBe('overtaken');
  const other = await desk().receive({ email: 'other@example.com' });
  const [othersRecord] = await data.find('other@example.com');
  await send(other, note('Marker'));
  if (othersRecord) expect(await data.erase(othersRecord)).toBe('changed');
  for (const remaining of await data.find('other@example.com')) await data.erase(remaining);
  expect(JSON.stringify(await table.items())).not.toContain('Marker');
});

it('the log of change-enquiry contains no name and no note', async () => {
  const enquiry = await desk().receive({ name: 'Marker' });
  await send(enquiry, note('Marker'));
  expect(await send(enquiry, answered, { by: 'ana' })).toMatchObject({ status: 403 });
  expect(log.text()).not.toMatch(/marker/i);
});

it('the handler of change-enquiry needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const now = () => new Date();
  const eve = await colleagues(table, now).add('Eve', 'manager');
  const enquiry = await enquiryDesk(table, now).receive();
  const json = { commandId: commandId(), enquiry, seen: 0, change: { kind: 'assign', to: eve.person } };
  const response = await callHandler(contract, handler, { cookies: [eve.cookie], json });
  expect(response.json).toMatchObject({ enquiry: { assignedTo: eve.person } });
});
