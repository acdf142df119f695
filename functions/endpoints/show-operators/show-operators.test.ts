import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CallResult, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { operatorKey, requestKey } from '#functions/stores/operators/operator-requests.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { erased } from '#functions/stores/table/erased.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { operatorReply } from '#functions/use-cases/operators/operator-reply.ts';
import { operatorsOffice } from '#functions/use-cases/operators/operators-office.testing.ts';
import { startTimes } from '#shared/booking/slots.ts';
import { showOperators as contract } from '#shared/contracts/office/show-operators.ts';
import { statementCsv, statementOf } from '#shared/operators/statement.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { showOperators } from './show-operators.ts';

interface VisitOptions {
  readonly guestCount?: number;
  readonly chargingModel?: 'operator_charges' | 'guest_pays';
  /** Guests that the operator booked. */
  readonly booked?: number;
  readonly isCancelled?: boolean;
}

const table = testTable();
const log = testLog();
let office: ReturnType<typeof operatorsOffice>;
beforeEach(() => {
  office = operatorsOffice(table);
});

const show = (query: Record<string, string> = {}, by: 'ana' | 'mia' = 'mia'): Promise<CallResult> =>
  callerAs(office.actor(by), contract, showOperators(office.deps))({ query });

describe('the list of operators', () => {
  it('contains requests and operators with expiry of the link and latest visit, without addresses', async () => {
    const first = await office.requestAccess();
    await office.deps.operators.approve(first);
    await office.booked(first, { date: '2026-11-24' });
    const laterVisit = await office.booked(first, { date: '2026-12-03' });
    await office.deps.bookings.cancel(referenceOf(laterVisit));
    await office.deps.operatorVisits.update(first);
    office.clock.advance(60_000);
    const second = await office.requestAccess({ companyName: 'Mele Bay Drivers' });
    const { status, json } = await show();
    expect(status).toBe(200);
    expect(json.operators).toEqual([
      expect.objectContaining({ id: second, status: 'requested', contactName: 'Ana Sample' }),
      expect.objectContaining({ id: first, status: 'approved', lastVisit: '2026-11-24' }),
    ]);
    expect(json.operators[0]).not.toHaveProperty('linkUntil');
    expect(json.operators[1].linkUntil).toBe(office.clock().getTime() / 1000 - 60 + 400 * 86_400);
    expect(JSON.stringify(json)).not.toMatch(/@example|\+678|keyHash|keySalt/);
    expect(json).toMatchObject({ isCut: false, people: [] });
  });

  it('reports that it omits requests, even if some of the requests it reads are erased', async () => {
    const receivedAt = epochSeconds(office.clock());
    const putRequest = (index: number, changes: object = {}) => {
      const id = index.toString(16).padStart(20, '0');
      const stored = { ...sampleOperator, id, status: 'requested', receivedAt, expiresAt: 1_900_000_000 };
      const Item = { ...requestKey(id, receivedAt), ...stored, ...changes };
      return table.client.send(new PutCommand({ TableName: table.name, Item }));
    };
    await putRequest(0, { email: erased.email });
    await Promise.all(Array.from({ length: 499 }, (_, index) => putRequest(index + 1)));
    expect((await show()).json).toMatchObject({ isCut: false });
    await putRequest(500);
    const { json } = await show();
    expect(json.operators).toHaveLength(499);
    expect(json.isCut).toBe(true);
  });

  it('costs the same few calls and hardly more units for 120 operators with bookings than for ten', async () => {
    const counted = countedTable(table);
    const read = () =>
      counted.measure(() =>
        callerAs(office.actor('mia'), contract, showOperators(operatorsOffice(counted).deps))({}),
      );
    const putApproved = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        const id = index.toString(16).padStart(20, '0');
        const stored = { ...sampleOperator, id, status: 'approved', receivedAt: index + 1_795_000_000 };
        const Item = { ...operatorKey(id), ...stored, expiresAt: 1_900_000_000 };
        await table.client.send(new PutCommand({ TableName: table.name, Item }));
        const date = `2026-12-${String(1 + (index % 5)).padStart(2, '0')}`;
        await office.booked(id, { date, time: startTimes[index % startTimes.length] ?? '10:00 AM' });
        await office.deps.operatorVisits.update(id);
      }
    };
    await putApproved(0, 10);
    const useOfTen = await read();
    await putApproved(10, 120);
    const useOfMany = await read();
    const { operators } = (await show()).json;
    expect(operators).toHaveLength(120);
    expect(operators.every(({ lastVisit }: { lastVisit?: string }) => lastVisit?.startsWith('2026-12'))).toBe(
      true,
    );
    expect(useOfMany.calls).toBe(useOfTen.calls);
    expect(useOfMany.calls).toBeLessThan(12);
    expect(useOfMany.units).toBeLessThan(30);
  });
});

describe('a single operator', () => {
  it('contains the request, its history and the upcoming visits, but never the link', async () => {
    const id = await office.requestAccess();
    const by = { by: 'noa', on: 'device-of-noa', commandId: 'a'.repeat(24) };
    await office.deps.operators.edit(id, { note: 'Calls first' }, by);
    await office.deps.operators.approve(id, by);
    const second = await office.booked(id, { date: '2026-12-03', guestCount: 2 });
    const first = await office.booked(id, { email: 'Ana.Sample+x@example.com' });
    await office.booked(id, { date: '2026-11-20' });
    await office.booked('other');
    const cancelled = await office.booked(id, { time: '2:00 PM' });
    await office.deps.bookings.cancel(referenceOf(cancelled));
    const { json } = await show({ operator: id });
    expect(json.operator).toMatchObject({
      email: 'ana.sample@example.com',
      version: 2,
      history: [
        { kind: 'note', text: 'Calls first', by: 'noa' },
        { kind: 'approve', by: 'noa' },
      ],
    });
    expect(json.people).toContainEqual({ id: 'noa', name: 'Noa Tari', role: 'manager' });
    expect(json.ahead).toMatchObject([
      { date: first.date, guestCount: 1, isKnown: true, isTheirs: true },
      { date: second.date, guestCount: 2, isKnown: true, isTheirs: false },
    ]);
    expect(json.ahead).toHaveLength(2);
    expect(json.ahead[0].reference).toMatch(/…$/);
    expect(JSON.stringify(json)).not.toMatch(/device-of-noa|keyHash|keySalt|"command"|aaaa/);
    for (const { reference } of [first, second]) expect(JSON.stringify(json)).not.toContain(reference);
    expect(log.text()).not.toMatch(/Sample|Calls|@example/);
  });

  it.each([
    [{ operator: '0'.repeat(20) }, 404],
    [{ operator: 'x' }, 400],
    [{ operator: '0'.repeat(20), month: '2026-13' }, 400],
  ])('is refused for the query %j with the status %i', async (query, status) =>
    expect((await show(query)).status).toBe(status),
  );
});

describe('the statement of an operator', () => {
  it('includes cancelled and archived bookings, no-shows and payments on account', async () => {
    const id = await office.requestAccess();
    const recorded = [
      entry({ kind: 'no-show', guests: 1 }),
      paid(4000, { method: 'operator-account' }),
      paid(2500, { method: 'cash-vuv' }),
    ];
    await office.booked(id, { guestCount: 3, log: recorded });
    const undone = paid(8000, { method: 'operator-account' });
    await office.booked(id, {
      guestCount: 2,
      time: '2:00 PM',
      log: [undone, entry({ kind: 'undo', entry: undone.id })],
    });
    await office.booked(id, { date: '2026-12-03' });
    let cancelled = 0;
    for (; cancelled < 40; cancelled += 1) {
      const booking = await office.booked(id, { time: '3:00 PM', guestCount: 16 });
      await office.deps.bookings.cancel(referenceOf(booking));
    }
    const archivedItems = (await table.items()).filter(({ sk }) => String(sk).startsWith('ARCHIVE#'));
    expect(archivedItems.length).toBeGreaterThan(0);
    const { json } = await show({ operator: id, month: '2026-11' });
    expect(json).not.toHaveProperty('operator');
    expect(statementOf('2026-11', json.statement)).toMatchObject({
      sums: { operator_charges: { bookings: 2, guests: 5, totalVuv: 20_000 }, guest_pays: { bookings: 0 } },
      noShows: { bookings: 1, guests: 1 },
      cancelled: { bookings: cancelled, guests: cancelled * 16 },
      onAccountVuv: 4000,
      chargedVuv: 24_000,
    });
  });

  const account = { method: 'operator-account' } as const;
  const undone = paid(8000, account);
  it.each([
    ['no payment', {}, [], undefined],
    [
      'payments by other methods',
      {},
      [paid(4000, { method: 'cash-vuv' }), paid(100, { method: 'complimentary' })],
      undefined,
    ],
    ['booking payment', {}, [paid(4000, account)], 4000],
    [
      'several payments among others',
      {},
      [paid(4000, account), paid(2500, { method: 'card' }), paid(1500, account)],
      5500,
    ],
    ['a payment that was undone', {}, [undone, entry({ kind: 'undo', entry: undone.id })], undefined],
    ['guests added later', { guestCount: 5, booked: 2 }, [paid(12_000, account)], 12_000],
    ['guests who pay here', { chargingModel: 'guest_pays' }, [paid(8000, account)], 8000],
    ['a visit that was cancelled later', { isCancelled: true }, [paid(4000, account)], 4000],
  ] as const)(
    'has the same sums on account per booking, in total and in the file, for staff and the operator, with %s',
    async (_, visit, log, sum) => {
      const id = await office.requestAccess();
      const {
        guestCount = 2,
        chargingModel = 'operator_charges',
        booked,
        isCancelled,
      } = visit as VisitOptions;
      const booking = await office.booked(id, {
        guestCount,
        log,
        operator: {
          id,
          companyName: 'Sea Breeze',
          chargingModel,
          ...(booked && { booked: { guestCount: booked, totalPrice: booked * 4000 } }),
        },
      });
      if (isCancelled) await office.deps.bookings.cancel(referenceOf(booking));
      const bookings = (await office.deps.bookings.ofOperator(id, '2026-11')).map(operatorReply);
      expect(bookings[0]?.onAccountVuv).toBe(sum);
      for (const visits of [(await show({ operator: id, month: '2026-11' })).json.statement, bookings]) {
        const statement = statementOf('2026-11', visits);
        expect(statement.onAccountVuv).toBe(sum ?? 0);
        const lines = statementCsv(statement)
          .split('\r\n')
          .filter((line) => line.includes(',put on account,'));
        expect(lines.map((line) => line.slice(line.lastIndexOf(',') + 1))).toEqual(
          [sum, sum ?? 0].filter((vuv) => vuv !== undefined).map(String),
        );
      }
    },
  );
});

it('show-operators needs a manager', async () => {
  expect(await show({}, 'ana')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
});

it('the handler of show-operators needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  expect((await call({ cookies: [eve.cookie] })).json).toMatchObject({ success: true, operators: [] });
});
