import { expect, it, vi } from 'vitest';
import { actorOf, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { showPrivacyTrail as contract } from '#shared/contracts/office/show-privacy-trail.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { showPrivacyTrail } from './show-privacy-trail.ts';

let time = Date.parse('2026-11-24T10:00:00+11:00');
const clock = () => new Date(time);
const table = testTable();
testLog();

const mia = { id: 'mia', name: 'Mia Vira', role: 'manager' } as const;
const people = { list: async () => [{ ...mia, invitedAt: 0 }] };
const show = (role: 'floor' | 'manager' = 'manager') =>
  callerAs(
    actorOf({ ...mia, role }, 'desk'),
    contract,
    showPrivacyTrail({ trail: privacyTrail(table, clock), people }),
  )({});

it('the privacy trail lists exports and erasures with their authors, the latest first, including interrupted erasures', async () => {
  const trail = privacyTrail(table, clock);
  const entry = { whom: 'digest', records: { booking: 2 } };
  await trail.begin({ id: commandId(), action: 'export', by: 'mia', finishedAt: 1, ...entry });
  time += 60_000;
  await trail.begin({ id: commandId(), action: 'erase', ...entry });
  const { json } = await show();
  expect(json.entries).toMatchObject([
    { action: 'erase', records: { booking: 2 } },
    { action: 'export', by: 'mia', finishedAt: 1 },
  ]);
  expect(json.entries[0]).not.toHaveProperty('finishedAt');
  expect(json.people).toEqual([mia]);
  expect(JSON.stringify(json)).not.toContain('SALT');
});

it('show-privacy-trail needs a manager', async () => {
  expect(await show('floor')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
});

it('the handler of show-privacy-trail needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  const response = await callHandler(contract, handler, { cookies: [eve.cookie] });
  expect(response.json).toMatchObject({ success: true, entries: [] });
});
