import { beforeEach, describe, expect, it } from 'vitest';
import { type CallResult, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { operatorsOffice } from '#functions/use-cases/operators/operators-office.testing.ts';
import { editOperator as contract } from '#shared/contracts/office/edit-operator.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { editOperator } from './edit-operator.ts';

const table = testTable();
const log = testLog();
let office: ReturnType<typeof operatorsOffice>;
let id: string;
beforeEach(async () => {
  office = operatorsOffice(table);
  id = await office.requestAccess();
});

const edit = (
  changes: object,
  by: 'ana' | 'mia' | 'noa' = 'mia',
  steppedUpAt: number | undefined = office.clock().getTime() / 1000,
): Promise<CallResult> =>
  callerAs(
    { ...office.actor(by), steppedUpAt },
    contract,
    editOperator(office.deps),
  )({ json: { commandId: commandId(), operator: id, version: 0, ...changes } });

describe('a note about an operator', () => {
  it('is added to earlier notes with author and time, and only once if its command is repeated', async () => {
    const command = commandId();
    await edit({ note: '  Calls before each ship.\nPays late. ', commandId: command });
    expect((await edit({ note: 'Pays in time.', version: 1 }, 'noa')).json.operator).toMatchObject({
      version: 2,
      history: [
        { kind: 'note', text: 'Calls before each ship.\nPays late.', by: 'mia', at: expect.any(Number) },
        { kind: 'note', text: 'Pays in time.', by: 'noa' },
      ],
    });
    const repeated = await edit({ note: 'Calls before each ship.\nPays late.', commandId: command });
    expect(repeated).toMatchObject({ status: 200, json: { operator: { version: 2 } } });
    expect(JSON.stringify(repeated.json)).not.toMatch(/device-of|"command"/);
    expect(log.text()).not.toMatch(/Calls|Pays|Sample/);
  });

  it('is saved for only one of two managers at once, and the other is refused with the name of the first', async () => {
    const responses = await Promise.all([edit({ note: 'of Mia' }), edit({ note: 'of Noa' }, 'noa')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.json.message).toMatch(
      /^(Mia Vira|Noa Tari) changed the note at 10:00 AM on 21 Nov\. Nothing of yours was done\./,
    );
  });
});

it('a change of the charging model of an operator is stored in its history', async () => {
  const { json } = await edit({ chargingModel: 'guest_pays' });
  expect(json.operator).toMatchObject({
    chargingModel: 'guest_pays',
    history: [{ kind: 'charging', model: 'guest_pays' }],
  });
});

it('changing the charging model of an operator requires a recent use of a passkey, changing the note does not', async () => {
  const beforeStepUpWindow = office.clock().getTime() / 1000 - 301;
  const refused = await edit({ chargingModel: 'guest_pays', note: 'x' }, 'mia', beforeStepUpWindow);
  expect(refused).toMatchObject({ status: 403, json: { kind: 'step-up' } });
  expect((await edit({ note: 'Calls first' }, 'mia', beforeStepUpWindow)).json.operator).toMatchObject({
    chargingModel: 'operator_charges',
    version: 1,
  });
});

it.each([
  [{ note: 'x'.repeat(1001) }, 400],
  [{ chargingModel: 'nobody_pays' }, 400],
  [{ operator: '0'.repeat(20), note: 'x' }, 404],
])('an edit of an operator is refused: %j', async (changes, status) => {
  const before = await table.items();
  expect((await edit(changes)).status).toBe(status);
  expect(await table.items()).toEqual(before);
});

it('edit-operator needs a manager', async () => {
  expect((await edit({ note: 'x' }, 'ana')).json.kind).toBe('forbidden');
});

it('the handler of edit-operator needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  const json = { commandId: commandId(), operator: '0'.repeat(20), version: 0, note: 'x' };
  expect((await call({ cookies: [eve.cookie], json })).json.kind).toBe('not-found');
});
