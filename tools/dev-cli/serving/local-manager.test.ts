import { expect, it } from 'vitest';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { observedTable } from '#functions/stores/table/table-content.testing.ts';
import { maxDevices } from '#shared/staff/sign-in/people.ts';
import { inviteLocalManager } from './local-manager.ts';

it('the manager of the local stack gets a new link at every start, and is added again after removal', async () => {
  const table = await observedTable();
  const clock = { now: () => new Date() };
  const devices = deviceStore(table, clock.now);
  const people = peopleStore(table, clock.now);
  const start = () =>
    inviteLocalManager({ url: 'http://localhost:3000', tables: [table], documents: table.client, clock });
  const personOf = async (link: string) => {
    const [, device = '', secret = ''] =
      /^http:\/\/localhost:3000\/staff\/link#(\w+)\.([\w-]+)$/.exec(link) ?? [];
    return (await devices.findLink({ device, secret }, 'page'))?.person;
  };
  for (let count = 0; count < maxDevices + 2; count += 1) {
    expect(await personOf(await start())).toMatchObject({ name: 'Local manager', role: 'manager' });
  }
  const [first] = await people.list();
  expect(await people.list()).toHaveLength(1);
  expect(await devices.exceedsLimit(first?.id ?? '')).toBe(false);

  await people.add({ id: 'ANN0000000000000', name: 'Ann', role: 'manager' });
  await people.end(first?.id ?? '');
  expect(await personOf(await start())).toMatchObject({ name: 'Local manager' });
});
