import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { colleagues, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { chooseCode as contract } from '#shared/contracts/staff/choose-code.ts';
import { chooseCode } from './choose-code.ts';

const table = testTable();
const log = testLog();
let ann: LinkedBrowser;
const clock = () => new Date();
const codes = () => codeStore(table, clock);
beforeEach(async () => {
  ann = await colleagues(table, clock).add('Markerann', 'floor', true);
});
const send = (code: string, commandId = randomBytes(12).toString('hex')) =>
  caller(
    contract,
    chooseCode({ codes: codes() }),
    sessionStore(table, clock),
  )({ json: { commandId, code }, cookies: [ann.cookie] });

it('a colleague sets their code, which is neither returned nor logged', async () => {
  const { status, json } = await send('3951');
  expect(status).toBe(200);
  expect(JSON.stringify(json)).not.toContain('3951');
  expect(await codes().check(ann.person, '3951')).toMatchObject({ result: 'right', isGiven: false });
  expect((await peopleStore(table, clock).list())[0]).toHaveProperty('codeSetAt');
  expect(log.lines()).toContainEqual(
    expect.objectContaining({ code: 'staff.code-chosen', person: ann.person, device: ann.device }),
  );
  expect(log.text()).not.toMatch(/Marker|3951/);
});

it('a repeated command to set a code sets it once', async () => {
  const commandId = randomBytes(12).toString('hex');
  await send('3951', commandId);
  const before = await table.items();
  expect((await send('3951', commandId)).status).toBe(200);
  expect(await table.items()).toEqual(before);
});

it.each(['0000', '1234', '2010', '12'])('a colleague cannot choose the code %s', async (code) => {
  const before = await table.items();
  expect(await send(code)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
  expect(await table.items()).toEqual(before);
});

it('the handler of choose-code needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const json = { commandId: randomBytes(12).toString('hex'), code: '3951' };
  expect(await call({ json, cookies: [ann.cookie] })).toMatchObject({
    status: 200,
  });
});
