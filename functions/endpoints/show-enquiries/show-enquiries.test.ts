import { describe, expect, it, vi } from 'vitest';
import { type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { enquiryItems } from '#functions/stores/enquiries/enquiry.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { actor, enquiryDesk, ids, parseName } from '#functions/use-cases/enquiries/enquiry-desk.testing.ts';
import { showEnquiries as contract } from '#shared/contracts/office/show-enquiries.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { showEnquiries } from './show-enquiries.ts';

const start = '2026-11-20T16:00:00+11:00';
const table = testTable();
const clock = testClock(start);
const log = testLog();
const at = (text: string) => new Date(`${text}+11:00`);
const seconds = (text: string) => at(text).getTime() / 1000;

const desk = () => enquiryDesk(table, clock);
const show = (query: Record<string, string> = {}, by: 'ana' | 'mia' = 'mia'): Promise<CallResult> =>
  callerAs(actor(by), contract, showEnquiries(desk()))({ query });
async function append(name: string, entry: object): Promise<void> {
  const { enquiries } = desk();
  const enquiry = await enquiries.findByName(parseName(name));
  if (enquiry === undefined) throw new Error('There is no such enquiry');
  const author = { id: 'c', at: seconds('2026-11-21T10:00:00'), by: ids.noa, on: 'device-of-noa' };
  expect(await enquiries.append(enquiry, { ...author, ...entry } as never)).toBe('done');
}

describe('the list of enquiries', () => {
  it('starts with the most urgent enquiry, and contains due dates and assignees', async () => {
    const answered = await desk().receive();
    await append(answered, { kind: 'state', state: 'answered' });
    const first = await desk().receive({ kind: 'question', eventName: 'A hat' });
    await append(first, { kind: 'assign', to: ids.ana });
    clock.set(at('2026-11-20T17:00:00'));
    const second = await desk().receive({ eventName: 'A wedding' });
    const { status, json } = await show();
    expect(status).toBe(200);
    expect(json.enquiries.map(({ enquiry }: never) => enquiry)).toEqual([first, second, answered]);
    expect(json.enquiries[0]).toEqual({
      enquiry: first,
      kind: 'question',
      name: 'Ana Sample',
      eventName: 'A hat',
      date: '2026-12-19',
      receivedAt: seconds('2026-11-20T16:00:00'),
      state: 'new',
      assignedTo: ids.ana,
      // Saturday is a working day.
      dueAt: seconds('2026-11-21T16:00:00'),
      lastAt: seconds('2026-11-21T10:00:00'),
    });
    expect(json.enquiries[2]).not.toHaveProperty('dueAt');
    expect(json.people).toContainEqual({ id: ids.left, name: 'Ex Colleague', role: 'floor', hasLeft: true });
    expect(json).not.toHaveProperty('enquiry');
  });

  it('sets no due date on a day that staff have closed', async () => {
    await desk().closures.closeDay(calendarDateFrom('2026-11-21'), 'Cyclone');
    await desk().receive();
    expect((await show()).json.enquiries[0].dueAt).toBe(seconds('2026-11-23T16:00:00'));
  });

  it('sets a due date on a holiday that managers have opened', async () => {
    clock.set(at('2026-12-24T09:00:00'));
    await desk().receive();
    const dueAt = async () => (await show()).json.enquiries[0].dueAt;
    expect(await dueAt()).toBe(seconds('2026-12-28T09:00:00'));
    const edit = { date: calendarDateFrom('2026-12-25'), opening: 'open' } as const;
    const by = { id: 'edit', person: ids.mia, device: 'office' };
    await desk().edits.save({ edit, seen: undefined, by, reopen: [] });
    expect(await dueAt()).toBe(seconds('2026-12-25T09:00:00'));
  });

  it('contains no address, telephone number or text of the visitor', async () => {
    await desk().receive({ email: 'marker@example.com', phone: '+678 555', description: 'Marker' });
    expect(JSON.stringify((await show()).json)).not.toMatch(/marker|555/i);
  });

  it('includes enquiries of earlier months until they expire', async () => {
    const listedAt = async (time: string) => {
      clock.set(at(time));
      return (await show()).json.enquiries.map(({ enquiry }: never) => enquiry);
    };
    const name = await desk().receive({ date: '' });
    const furthestEnquiry = await desk().receive({ date: '9998-12-31' });
    expect((await listedAt('2027-05-19T15:59:59')).sort()).toEqual([name, furthestEnquiry].sort());
    expect(await listedAt('2027-05-19T16:00:00')).toEqual([furthestEnquiry]);
    expect(await listedAt('2029-12-25T23:59:59')).toEqual([furthestEnquiry]);
    expect(await listedAt('2029-12-26T00:00:00')).toEqual([]);
  });

  it('always includes a booked upcoming event, even if two hundred other enquiries were answered later', async () => {
    const booked = await desk().receive({ eventName: 'A wedding' });
    await append(booked, { kind: 'block', date: '2026-12-19', reason: 'Private event' });
    await append(booked, { kind: 'booked' });
    for (let index = 0; index < 201; index += 1) {
      const name = await desk().receive();
      await append(name, { kind: 'state', state: 'answered' });
    }
    const { json } = await show();
    expect(json.enquiries[0]).toMatchObject({ enquiry: booked, eventDate: '2026-12-19' });
    expect([json.enquiries.length, json.more]).toEqual([200, 2]);
  });

  it('omits enquiries four weeks after they were answered, but the pages by month still contain them', async () => {
    const answered = await desk().receive({ date: '' });
    await append(answered, { kind: 'state', state: 'answered' });
    clock.set(at('2026-12-20T10:00:00'));
    const { json } = await show();
    expect(json).toMatchObject({ enquiries: [], next: '2026-12' });
    const page = (await show({ from: '2026-12' })).json;
    expect(page.enquiries).toMatchObject([{ enquiry: answered, state: 'answered' }]);
    expect(page.next).toBe('2026-10');
    expect((await show({ from: page.next })).json).toMatchObject({ enquiries: [] });
    expect((await show({ from: page.next })).json).not.toHaveProperty('next');
  });

  it('is followed by pages with all enquiries, even if more are new than the list shows', async () => {
    const names: string[] = [];
    for (let index = 0; index < 420; index += 1) names.push(await desk().receive());
    const found = new Set<string>();
    let json = (await show()).json;
    expect([json.enquiries.length, json.more]).toEqual([200, 220]);
    for (;;) {
      for (const { enquiry } of json.enquiries) found.add(enquiry);
      if (json.next === undefined) break;
      json = (await show({ from: json.next })).json;
      expect(json.enquiries.length).toBeLessThanOrEqual(200);
    }
    expect([...found].sort()).toEqual(names.sort());
  });

  it.runIf(isFullRun)('costs the same reads after a year of enquiries as after three months', async () => {
    const counted = countedTable(table);
    const read = () => {
      clock.set(at('2027-10-28T08:00:00'));
      const list = showEnquiries(enquiryDesk(counted, clock));
      return counted.measure(() => callerAs(actor('mia'), contract, list)({ query: {} }));
    };
    const month = async (name: string) => {
      for (let day = 10; day < 28; day += 1) {
        clock.set(at(`${name}-${day}T08:00:00`));
        const enquiry = await desk().receive({ date: '2027-10-27' });
        await append(enquiry, { kind: 'state', state: 'answered', at: seconds(`${name}-${day}T09:00:00`) });
      }
    };
    for (const name of ['2027-08', '2027-09', '2027-10']) await month(name);
    const before = await read();
    for (const name of ['2026-11', '2026-12']) await month(name);
    for (let number = 1; number < 8; number += 1) await month(`2027-0${number}`);
    const after = await read();
    expect(before.calls).toBeGreaterThan(0);
    expect(before.calls).toBeLessThan(10);
    expect(after.calls).toBeLessThanOrEqual(before.calls * 1.3);
    expect(after.units).toBeLessThanOrEqual(before.units * 1.3);
  });
});

describe('a single enquiry', () => {
  it('contains the text of the visitor and the history of the enquiry, without devices and commands', async () => {
    const name = await desk().receive({ messageLanguage: 'fr' });
    await append(name, { kind: 'note', text: 'Rang them' });
    const { status, json } = await show({ enquiry: name });
    expect(status).toBe(200);
    expect(json.enquiry).toMatchObject({
      enquiry: name,
      email: 'ana.sample@example.com',
      phone: '+678 00002',
      description: 'In the yard, from five.\nSome of us are children.',
      messageLanguage: 'fr',
      state: 'new',
      history: [{ kind: 'note', text: 'Rang them', at: seconds('2026-11-21T10:00:00'), by: ids.noa }],
      keptUntil: seconds('2028-01-23T00:00:00'),
    });
    expect(JSON.stringify(json)).not.toMatch(/device-of-noa|"c"/);
    expect(json).not.toHaveProperty('enquiries');
  });

  it('contains the starts that are closed for it', async () => {
    const name = await desk().receive();
    await append(name, { kind: 'block', date: '2026-12-19', tourIds: [4, 5], reason: 'Private event' });
    expect((await show({ enquiry: name })).json.enquiry).toMatchObject({
      state: 'new',
      block: { commandId: 'c', date: '2026-12-19', tourIds: [4, 5], by: ids.noa, isDone: false },
    });
    await append(name, { kind: 'booked' });
    expect((await show({ enquiry: name })).json.enquiry).toMatchObject({
      state: 'booked',
      eventDate: '2026-12-19',
      block: { isDone: true },
    });
  });

  it('expires 400 days after the day that is closed for it, even if the visitor requested no day', async () => {
    const name = await desk().receive({ date: '' });
    await append(name, { kind: 'block', date: '2027-11-06', reason: 'Private event' });
    const keptUntil = seconds('2028-12-10T00:00:00');
    expect((await show({ enquiry: name })).json.enquiry.keptUntil).toBe(keptUntil);
    expect(enquiryItems(await table.items()).filter(({ expiresAt }) => expiresAt === keptUntil)).toHaveLength(
      1,
    );
  });

  it.each(['2026-11-0123456789abcdef0123', '2026-10-0123456789abcdef0123'])(
    'is refused as not found if no enquiry has the id %s',
    async (enquiry) => {
      await desk().receive();
      expect(await show({ enquiry })).toMatchObject({ status: 404, json: { kind: 'not-found' } });
    },
  );
});

it.each([{ enquiry: 'x' }, { enquiry: '2026-13-0123456789abcdef0123' }])(
  'show-enquiries refuses %j',
  async (query) => {
    expect(await show(query)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
  },
);

it('show-enquiries needs a manager, and logs no visitor details', async () => {
  const enquiry = await desk().receive({ name: 'Marker', email: 'marker@example.com' });
  expect(await show({}, 'ana')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
  await show({ enquiry });
  expect(log.text()).not.toMatch(/marker/i);
});

it('the handler of show-enquiries needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  const response = await callHandler(contract, handler, { cookies: [eve.cookie] });
  expect(response.json).toMatchObject({ success: true, enquiries: [], people: [{ name: 'Eve' }] });
});
