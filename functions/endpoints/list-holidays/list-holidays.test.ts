import { describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { listHolidays as contract } from '#shared/contracts/guests/list-holidays.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { listHolidays } from './list-holidays.ts';

const table = testTable();
const clock = () => new Date('2026-11-21T10:00:00+11:00');

testLog();

const closures = () => closureStore(table, clock);
const get = (timeMin: string, timeMax: string) =>
  caller(
    contract,
    listHolidays({ closures: closures(), edits: calendarEditStore(table, clock) }),
  )({ query: { timeMin, timeMax } });

describe('the closed days of a range', () => {
  it('have a date and a name, and include staff closures', async () => {
    await closures().closeDay(calendarDateFrom('2026-12-02'), 'Cyclone warning');
    await closures().closeDay(calendarDateFrom('2027-03-01'), 'Outside the range');
    const response = await get('2026-11-21T00:00:00.000Z', '2027-02-21T00:00:00.000Z');
    expect(response.status).toBe(200);
    expect(response.json).toEqual({
      items: [
        { start: { date: '2026-11-29' }, summary: 'National Unity Day' },
        { start: { date: '2026-11-30' }, summary: 'National Unity Day, observed' },
        { start: { date: '2026-12-02' }, summary: 'Cyclone warning' },
        { start: { date: '2026-12-25' }, summary: 'Christmas Day' },
        { start: { date: '2026-12-26' }, summary: 'Family Day' },
        { start: { date: '2027-01-01' }, summary: "New Year's Day" },
        { start: { date: '2027-02-21' }, summary: 'Father Walter Lini Day' },
      ],
    });
  });

  it('have a French reason if staff gave one', async () => {
    await closures().closeDay(calendarDateFrom('2026-12-02'), 'Repairs', { reasonFrench: 'Travaux' });
    await closures().closeDay(calendarDateFrom('2026-12-03'), 'Cyclone');
    expect((await get('2026-12-02T00:00:00Z', '2026-12-03T00:00:00Z')).json.items).toEqual([
      { start: { date: '2026-12-02' }, summary: 'Repairs', summaryFrench: 'Travaux' },
      { start: { date: '2026-12-03' }, summary: 'Cyclone' },
    ]);
  });

  it('are determined by the date in Port Vila, not in UTC', async () => {
    const datesBetween = async (timeMin: string, timeMax: string) =>
      (await get(timeMin, timeMax)).json.items.map(({ start }: { start: { date: string } }) => start.date);
    expect(await datesBetween('2026-12-24T12:59:59.999Z', '2026-12-24T12:59:59.999Z')).toEqual([]);
    expect(await datesBetween('2026-12-24T13:00:00.000Z', '2026-12-24T13:00:00.000Z')).toEqual([
      '2026-12-25',
    ]);
    expect(await datesBetween('2026-12-26T12:59:59.999Z', '2026-12-31T12:59:59.999Z')).toEqual([
      '2026-12-26',
    ]);
  });

  it('include the private and community events of 2025', async () => {
    const { json } = await get('2025-09-01T00:00:00Z', '2025-11-01T00:00:00Z');
    expect(json.items.map(({ summary }: { summary: string }) => summary)).toEqual([
      'Community event',
      'Constitution Day',
      'Constitution Day, observed',
      'Private event',
    ]);
  });

  it.each([
    ['', ''],
    ['now', 'later'],
    ['2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
    ['2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z'],
    ['0999-01-01T00:00:00Z', '0999-02-01T00:00:00Z'],
    ['9999-12-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  ])('are refused for the invalid or too long range from %j to %j', async (timeMin, timeMax) => {
    expect(await get(timeMin, timeMax)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
  });

  it.each([
    ['2000-01-01T00:00:00Z', '2001-02-03T00:00:00Z'],
    ['2099-01-01T00:00:00Z', '2099-12-31T23:59:59Z'],
  ])('are available in the first and last supported years: from %s', async (timeMin, timeMax) => {
    const { status, json } = await get(timeMin, timeMax);
    expect(status).toBe(200);
    expect(json.items.length).toBeGreaterThanOrEqual(14);
  });

  it('are never reported as empty when the table is unavailable', async () => {
    const unavailable = {
      between: async () => {
        throw Object.assign(new Error('slow'), { name: 'TimeoutError' });
      },
    };
    const query = { timeMin: '2026-11-21T00:00:00Z', timeMax: '2026-12-21T00:00:00Z' };
    expect(
      (await caller(contract, listHolidays({ closures: unavailable, edits: unavailable }))({ query })).status,
    ).toBe(503);
  });
});

it('the handler of list-holidays needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const query = { timeMin: '2026-12-25T00:00:00Z', timeMax: '2026-12-25T01:00:00Z' };
  const { json } = await call({ query });
  expect(json).toEqual({ items: [{ start: { date: '2026-12-25' }, summary: 'Christmas Day' }] });
});
