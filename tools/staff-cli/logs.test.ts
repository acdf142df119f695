import { describe, expect, it } from 'vitest';
import { deviceStore, type LinkKey } from '#functions/stores/staff/devices.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { consoleAt } from './console.testing.ts';
import { type LogLine, type LogQuery, OperationProblem, type StageProbe } from './operation/operation.ts';

const table = testTable();
const clock = () => new Date('2026-11-24T03:00:00Z');
const failed: LogLine = {
  time: '2026-11-24T02:10:00.000Z',
  endpoint: 'create-booking',
  kind: 'unexpected',
  error: 'AccessDeniedException',
  denied: 'not authorized to perform: dynamodb:PutItem',
  requestId: 'r-1',
};

/** The console of a stage with these log lines; `queries` records its requests. */
function stageWith(lines: readonly LogLine[]) {
  const queries: LogQuery[] = [];
  const logs: StageProbe['logs'] = async (query) => {
    queries.push(query);
    return lines;
  };
  return {
    queries,
    ops: consoleAt({ name: 'Bookings', client: {} } as Table, clock, undefined, undefined, {
      logs,
    } as StageProbe),
  };
}

describe('npm run ops -- logs', () => {
  it('counts the lines with a log code by cause, then shows the lines', async () => {
    const slow: LogLine = { endpoint: 'find-bookings', kind: 'unavailable', error: 'TimeoutError' };
    const { ops } = stageWith([slow, failed, failed]);
    expect((await ops('logs call.failed')).output).toEqual([
      '3 lines with the code call.failed since 2026-11-24T02:00:00.000Z.',
      '     2  create-booking unexpected AccessDeniedException not authorized to perform: dynamodb:PutItem',
      '     1  find-bookings unavailable TimeoutError',
      '',
      'endpoint=find-bookings kind=unavailable error=TimeoutError',
      ...Array(2).fill(
        'time=2026-11-24T02:10:00.000Z endpoint=create-booking kind=unexpected error=AccessDeniedException denied=not authorized to perform: dynamodb:PutItem requestId=r-1',
      ),
    ]);
  });

  it('counts lines about made bookings by the day of the visit', async () => {
    const { output } = await stageWith([{ date: '2026-12-01' }, { date: '2026-12-01' }]).ops(
      'logs booking.made',
    );
    expect(output[1]).toBe('     2  2026-12-01');
  });

  it('counts refused codes by result, and locked ones by what is locked', async () => {
    const wrong: LogLine = { subject: 'hana', device: 'bar', result: 'wrong' };
    const refused = await stageWith([wrong, wrong, { ...wrong, result: 'blocked' }]).ops(
      'logs staff.code-refused',
    );
    expect(refused.output.slice(1, 3)).toEqual(['     2  wrong', '     1  blocked']);
    const locked = await stageWith([{ what: 'device', device: 'bar' }]).ops('logs staff.code-locked');
    expect(locked.output[1]).toBe('     1  device');
  });

  it('counts lines about an imbalance in the till by payment method, and shows lines without a cause uncounted', async () => {
    const line = { time: '2026-11-24T02:10:00.000Z', method: 'card', recorded: '0', inTill: '4000' };
    expect((await stageWith([line]).ops('logs till.imbalance')).output).toEqual([
      '1 line with the code till.imbalance since 2026-11-24T02:00:00.000Z.',
      '     1  card',
      '',
      'time=2026-11-24T02:10:00.000Z method=card recorded=0 inTill=4000',
    ]);
    expect((await stageWith([{ requestId: 'r-1' }]).ops('logs staff.linked')).output).toEqual([
      '1 line with the code staff.linked since 2026-11-24T02:00:00.000Z.',
      '',
      'requestId=r-1',
    ]);
  });

  it('shows the standing of a dispute and whether the order has been shipped', async () => {
    const { output } = await stageWith([{ standing: 'lost', isShipped: 'true', orderId: 'o-1' }]).ops(
      'logs payment.disputed',
    );
    expect(output.slice(1)).toEqual(['     1  lost', '', 'standing=lost isShipped=true orderId=o-1']);
  });

  it.each<[string, LogLine]>([
    ['operator.limit-reached', { limit: 'seats', operatorId: 'o-1' }],
    ['closure.made', { date: '2026-11-24', days: '1', cancelled: '24', remaining: '0' }],
    ['closure.lifted', { date: '2026-11-24', days: '2', reopened: '2', remaining: '0' }],
    ['closure.undone', { date: '2026-11-24', days: '1', restored: '4', notRestored: '1', remaining: '0' }],
    ['visit.history-full', { kind: 'arrive', date: '2026-11-24' }],
    ['lists.mended', { orders: '1', enquiries: '0', closures: '2' }],
    ['payment.unknown-event', { type: 'charge.updated' }],
    ['staff.people-changed', { action: 'invite', role: 'manager', by: 'p-1' }],
    ['kept-press.recorded', { outcome: 'recorded', device: 'd-1', n: '7' }],
    ['kept-press.owed', { device: 'd-1', first: '7', missing: '3' }],
    ['walk-in.over', { date: '2026-11-24', guests: '2', why: 'slot-full' }],
  ])('shows for the log code %s the fields that its runbook needs', async (code, line) => {
    const { output } = await stageWith([line]).ops(`logs ${code}`);
    const fields = output.slice(output.indexOf('') + 1)[0]?.split(' ');
    expect(fields?.sort()).toEqual(
      Object.entries(line)
        .map(([name, value]) => `${name}=${value}`)
        .sort(),
    );
  });

  it.each([
    ['', '2026-11-24T02:00:00.000Z'],
    [' --since 30m', '2026-11-24T02:30:00.000Z'],
    [' --since 2d', '2026-11-22T03:00:00.000Z'],
  ])('called with the option "%s" shows the lines since %s', async (option, from) => {
    const { ops, queries } = stageWith([]);
    expect((await ops(`logs call.failed${option}`)).output).toEqual([
      `0 lines with the code call.failed since ${from}.`,
    ]);
    expect(queries).toEqual([{ code: 'call.failed', from: new Date(from), until: clock() }]);
  });

  it('shows at most fifty log lines', async () => {
    const { output } = await stageWith(Array(60).fill(failed)).ops('logs call.failed');
    expect(output.filter((line) => line.startsWith('time='))).toHaveLength(50);
    expect(output.at(-1)).toBe('… and 10 earlier lines.');
  });

  it('hides email and IP addresses in the fields of log lines', async () => {
    const line = { ...failed, error: 'Error for ana@example.com from 203.0.113.7' };
    const { text } = await stageWith([line]).ops('logs call.failed');
    expect(text).toContain('Error for … from …');
    expect(text).not.toMatch(/ana@example|203\.0\.113/);
  });

  it.each([
    ['logs', '"" is not a log code. Codes: '],
    ['logs call.fail', '"call.fail" is not a log code.'],
    ['logs call.failed twice', '"call.failed twice" is not a log code'],
    ['logs call.failed --since yesterday', '"yesterday" is not a time. Write it like 30m, 1h or 7d.'],
    ['logs call.failed --since 0h', '"0h" is not a time.'],
  ])('refuses the command "%s" with a reason', async (line, message) => {
    const { ops, queries } = stageWith([]);
    await expect(ops(line)).rejects.toThrow(message);
    await expect(ops(line)).rejects.toBeInstanceOf(OperationProblem);
    expect(queries).toEqual([]);
  });
});

describe('npm run ops -- logs --device', () => {
  const device = 'DHM5ZBTK4NJRNJ77';

  it('counts the calls of a device by endpoint and person, the most frequent first', async () => {
    const queries: object[] = [];
    const deviceLog: StageProbe['deviceLog'] = async (query) => {
      queries.push(query);
      return [
        { code: 'call.refused', endpoint: 'show-day', kind: 'device-ended', count: 1 },
        { code: 'call.answered', endpoint: 'record-visit', person: '74QJD1GK7PWJEEVC', count: 12 },
      ];
    };
    const ops = consoleAt({ name: 'Bookings', client: {} } as Table, clock, undefined, undefined, {
      deviceLog,
    } as StageProbe);
    expect((await ops(`logs --device ${device} --since 7d`)).output).toEqual([
      `13 lines of the device ${device} since 2026-11-17T03:00:00.000Z.`,
      '    12  code=call.answered endpoint=record-visit person=74QJD1GK7PWJEEVC',
      '     1  code=call.refused endpoint=show-day kind=device-ended',
      'The table could not be read: no names of people and devices.',
    ]);
    expect(queries).toEqual([{ device, from: new Date('2026-11-17T03:00:00Z'), until: clock() }]);
  });

  it.each([
    ['logs --device tablet', '"tablet" is not the id of a device. Log lines show it as device=….'],
    [`logs call.failed --device ${device}`, 'Give only one: a code, --device or --request.'],
  ])('refuses the command "%s" with a reason', async (line, message) => {
    await expect(stageWith([]).ops(line)).rejects.toThrow(message);
  });
});

describe('npm run ops -- logs --request', () => {
  const completedCall: LogLine = {
    time: '2026-11-24T02:10:00.000Z',
    endpoint: 'manage-people',
    device: 'DHM5',
  };

  it('shows the lines of a request with their log codes, oldest first', async () => {
    const queries: object[] = [];
    const requestLog: StageProbe['requestLog'] = async (query) => {
      queries.push(query);
      return [
        { code: 'staff.people-changed', action: 'set-code', requestId: 'r-1' },
        { code: 'call.answered', ...completedCall },
      ];
    };
    const ops = consoleAt({ name: 'Bookings', client: {} } as Table, clock, undefined, undefined, {
      requestLog,
    } as StageProbe);
    expect((await ops('logs --request 831e32c8-d6ce --since 1d')).output).toEqual([
      '2 lines of the request 831e32c8-d6ce since 2026-11-23T03:00:00.000Z.',
      'code=staff.people-changed action=set-code requestId=r-1',
      'code=call.answered time=2026-11-24T02:10:00.000Z endpoint=manage-people device=DHM5',
      'The table could not be read: no names of people and devices.',
    ]);
    expect(queries).toEqual([
      { request: '831e32c8-d6ce', from: new Date('2026-11-23T03:00:00Z'), until: clock() },
    ]);
  });

  it.each([
    ['logs --request "; drop"', '"; drop" is not the id of a request. Log lines show it as requestId=….'],
    ['logs call.failed --request 831e32c8-d6ce', 'Give only one: a code, --device or --request.'],
    [
      'logs --device DHM5ZBTK4NJRNJ77 --request 831e32c8-d6ce',
      'Give only one: a code, --device or --request.',
    ],
  ])('refuses the command "%s" with a reason', async (line, message) => {
    await expect(stageWith([]).ops(line)).rejects.toThrow(message);
  });
});

it('npm run ops -- logs ends with the names of the colleagues and devices whose ids are in the lines', async () => {
  const person = { id: '74QJD1GK7PWJEEVC', name: 'Ana Tari', role: 'floor' } as const;
  await peopleStore(table, clock).add(person);
  await peopleStore(table, clock).add({ id: 'ZN44YCRTHMR8RV0B', name: 'Mia Kalo', role: 'manager' });
  const { device } = (await deviceStore(table, clock).invite(person.id)) as LinkKey;
  const line = { action: 'end-device', subject: device, by: person.id };
  const ops = consoleAt(table, clock, undefined, undefined, {
    logs: async () => [line],
  } as unknown as StageProbe);
  expect((await ops('logs staff.people-changed')).output.slice(-2)).toEqual([
    '74QJD1GK7PWJEEVC is Ana Tari, floor.',
    `${device} is a device of Ana Tari, invited.`,
  ]);
  await peopleStore(table, clock).end(person.id);
  expect((await ops('logs staff.people-changed')).output.slice(-2)).toEqual([
    '74QJD1GK7PWJEEVC is Ana Tari, floor, removed.',
    `${device} is a device of Ana Tari, who was removed.`,
  ]);
});
