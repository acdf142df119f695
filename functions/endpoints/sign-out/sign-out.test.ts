import { beforeEach, expect, it, vi } from 'vitest';
import { callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { colleagues, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { signOut as contract } from '#shared/contracts/staff/sign-out.ts';

const table = testTable();
const log = testLog();
let ann: LinkedBrowser;
const clock = () => new Date();
beforeEach(async () => {
  ann = await colleagues(table, clock).add('Ann', 'floor');
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
});
const send = async (cookie: string) =>
  callHandler(contract, (await import('./handler.ts')).handler, { cookies: [cookie] });

it('signing out revokes this device and clears its cookies, and leaves other devices of the person signed in', async () => {
  const other = await colleagues(table, clock).linkAnother(ann.person);
  expect(await send(ann.cookie)).toMatchObject({
    status: 200,
    json: { success: true, message: 'You are signed out on this device.' },
    cookies: [
      '__Host-staff=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict',
      'staff-device=; Path=/; Max-Age=0; Secure; SameSite=Strict',
    ],
  });
  expect(await send(ann.cookie)).toMatchObject({ status: 401, json: { kind: 'device-ended' } });
  expect(await sessionStore(table, clock).check(other)).toMatchObject({ result: 'valid' });
  expect(log.lines()).toContainEqual(expect.objectContaining({ code: 'staff.ended', device: ann.device }));
  expect(log.text()).not.toContain(ann.secret);
});
