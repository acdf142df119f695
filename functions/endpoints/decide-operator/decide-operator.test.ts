import { beforeEach, describe, expect, it } from 'vitest';
import { type CallResult, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { operatorsOffice } from '#functions/use-cases/operators/operators-office.testing.ts';
import { decideOperator as contract } from '#shared/contracts/office/decide-operator.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { decideOperator } from './decide-operator.ts';

const table = testTable();
const log = testLog();
let office: ReturnType<typeof operatorsOffice>;
let id: string;
beforeEach(async () => {
  office = operatorsOffice(table);
  id = await office.requestAccess();
});

type Deps = Parameters<typeof decideOperator>[0];
const decide = (
  changes: object,
  {
    by = 'mia',
    isSteppedUp = true,
    deps = {},
  }: { by?: 'ana' | 'mia' | 'noa'; isSteppedUp?: boolean; deps?: Partial<Deps> } = {},
): Promise<CallResult> =>
  callerAs(
    office.actor(by),
    contract,
    decideOperator({ ...office.deps, ...deps }),
    isSteppedUp,
  )({ json: { commandId: commandId(), operator: id, version: 0, decision: 'approve', ...changes } });

describe('a decision about an operator', () => {
  it('to approve a request returns a link to the page of the operator, which is neither stored nor logged', async () => {
    const command = commandId();
    const { status, json } = await decide({ commandId: command });
    expect(status).toBe(200);
    expect(json.operator).toMatchObject({ status: 'approved', version: 1, history: [{ by: 'mia' }] });
    expect(json.link).toMatch(/^\/operator\/Sea-Breeze-Excursions#key=/);
    expect(await office.opens(json.link)).toBe(id);
    const repeatedReply = await decide({ commandId: command });
    expect(repeatedReply).toMatchObject({ status: 200, json: { link: json.link } });
    const secret = json.link.split('.').at(-1);
    expect(JSON.stringify(await table.items())).not.toContain(secret);
    expect(log.text()).not.toContain(secret);
    expect(log.text()).not.toMatch(/Sample|Sea|Mia/);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'operator.decided', operatorId: id, decision: 'approve', by: 'mia' }),
    );
  });

  it('to renew the link returns a new link and invalidates the old one', async () => {
    const first = await decide({});
    const second = await decide({ decision: 'renew', version: 1 });
    expect(await office.opens(first.json.link)).toBeUndefined();
    expect(await office.opens(second.json.link)).toBe(id);
  });

  it('to reject a request returns no link, and the request can be approved later', async () => {
    const { json } = await decide({ decision: 'reject' });
    expect(json).toMatchObject({ operator: { status: 'rejected' } });
    expect(json).not.toHaveProperty('link');
    expect((await decide({ version: 1 })).json.operator.status).toBe('approved');
  });

  it('is made once if one manager approves and another rejects at once, and the slower is refused with name and decision of the faster', async () => {
    const responses = await Promise.all([decide({}), decide({ decision: 'reject' }, { by: 'noa' })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isApproved = responses[0].status === 200;
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({
      kind: 'operator-changed',
      message: expect.stringMatching(
        isApproved ? /^Mia Vira approved this operator at 10:00 AM on 21 Nov\./ : /^Noa Tari rejected this/,
      ),
    });
    expect(refused?.json).not.toHaveProperty('link');
  });

  it('is refused if the operator was changed meanwhile, with a message that says who: the command line or a former colleague', async () => {
    await office.deps.operators.approve(id);
    expect((await decide({})).json.message).toContain('Somebody at the command line approved');
    await office.deps.operators.edit(id, { note: 'x' }, { by: 'gone' });
    expect((await decide({ version: 1, decision: 'renew' })).json.message).toContain(
      'A former colleague changed the note',
    );
  });

  it.each([
    ['reject', 'Only a request that is not decided'],
    ['approve', 'already approved'],
  ])('to %s an operator that is already approved is refused', async (decision, message) => {
    await decide({});
    expect(await decide({ decision, version: 1 })).toMatchObject({
      status: 409,
      json: { kind: 'operator-changed', message: expect.stringContaining(message) },
    });
  });

  it.each([
    [{ operator: '0'.repeat(20) }, 404],
    [{ operator: 'x' }, 400],
    [{ decision: 'promote' }, 400],
  ])('by the invalid command %j is refused', async (changes, status) =>
    expect((await decide(changes)).status).toBe(status),
  );

  it('needs a manager who has just used a passkey', async () => {
    const before = await table.items();
    expect((await decide({}, { by: 'ana' })).json.kind).toBe('forbidden');
    for (const decision of ['approve', 'reject', 'renew', 'end'])
      expect((await decide({ decision }, { isSteppedUp: false })).json.kind).toBe('step-up');
    expect(await table.items()).toEqual(before);
  });
});

describe('revoking an operator', () => {
  const revoke = (changes: object = {}, options = {}) =>
    decide({ decision: 'end', version: 1, ...changes }, options);

  it('disables the link, keeps the bookings and renews the links of their guests', async () => {
    const { json } = await decide({});
    const [guest, sentToOperator, past] = [
      await office.booked(id, { email: 'guest@example.com' }),
      await office.booked(id, { email: 'ana.sample@example.com', time: '2:00 PM' }),
      await office.booked(id, { email: 'early@example.com', date: '2026-11-20' }),
    ];
    const response = await revoke();
    expect(response.json).toMatchObject({
      operator: { status: 'revoked' },
      guests: { renewed: 1, left: 0, theirs: 1 },
    });
    expect(response.json).not.toHaveProperty('link');
    expect(await office.opens(json.link)).toBeUndefined();
    const { find } = office.deps.bookings;
    expect(await find(referenceOf(guest))).toBeUndefined();
    expect(await find(referenceOf(guest), 'staff')).toMatchObject({ status: 'confirmed' });
    expect(await find(referenceOf(sentToOperator))).toMatchObject({ status: 'confirmed' });
    expect(await find(referenceOf(past))).toEqual(past);
  });

  it('succeeds even if renewing the links of guests fails, and the next call renews them', async () => {
    await decide({});
    await office.booked(id, { email: 'guest@example.com' });
    const bookings = { ...office.deps.bookings, renewSecret: () => Promise.reject(new Error('down')) };
    const interruptedReply = await revoke({}, { deps: { bookings } });
    expect(interruptedReply).toMatchObject({ status: 200, json: { operator: { status: 'revoked' } } });
    expect(interruptedReply.json).not.toHaveProperty('guests');
    expect(log.lines()).toContainEqual(expect.objectContaining({ code: 'operator.guests-not-renewed' }));
    expect((await revoke({ version: 2 })).json.guests).toEqual({ renewed: 1, left: 0, theirs: 0 });
    expect((await revoke({ version: 2 })).json.guests).toEqual({ renewed: 0, left: 0, theirs: 0 });
  });

  it('that another manager has already revoked is refused with the name of that manager', async () => {
    await decide({});
    await revoke({}, { by: 'noa' });
    expect((await revoke()).json).toMatchObject({
      kind: 'operator-changed',
      message: expect.stringContaining('Noa Tari ended the link'),
    });
  });
});

it('the handler of decide-operator needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager', true);
  const json = { commandId: commandId(), operator: '0'.repeat(20), decision: 'approve', version: 0 };
  expect((await call({ cookies: [eve.cookie], json })).json.kind).toBe('not-found');
});
