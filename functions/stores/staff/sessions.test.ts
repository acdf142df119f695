import { beforeEach, expect, it, vi } from 'vitest';
import { refusedFrom } from '#functions/kernel/problems.ts';
import { testTable } from '../table/table-content.testing.ts';
import { colleagues, type LinkedBrowser } from './colleagues.testing.ts';
import { sessionStore } from './sessions.ts';

/** Refusals are tested with the calls of the console, in `functions/endpoints/staff-access.test.ts`. */
const table = testTable();
let ann: LinkedBrowser;
const now = new Date('2026-11-21T10:00:00+11:00');
const clock = () => now;
beforeEach(async () => {
  ann = await colleagues(table, clock).add('Ann', 'floor');
});

it('a session identifies the person, the device and the time when it was linked', async () => {
  expect(await sessionStore(table, clock).check(ann)).toEqual({
    result: 'valid',
    actor: {
      person: { id: ann.person, name: 'Ann', role: 'floor' },
      deviceId: ann.device,
      linkedAt: now.getTime() / 1000,
      steppedUpAt: undefined,
    },
    isSteppedUp: false,
  });
});

it.each(['personal', 'shared'])(
  'the session of a %s device is checked by one consistent read of the device and the person',
  async (kind) => {
    if (kind === 'shared') ann = await colleagues(table, clock).share('Bar tablet', ann.person);
    const send = vi.spyOn(table.client, 'send');
    expect(await sessionStore(table, clock).check(ann)).toMatchObject({ result: 'valid' });
    expect(send.mock.calls.map(([{ input }]) => input)).toEqual([
      {
        RequestItems: {
          [table.name]: {
            Keys: [
              { pk: 'STAFF#DEVICES', sk: `DEVICE#${ann.device}` },
              { pk: 'STAFF#PEOPLE', sk: `PERSON#${ann.person}` },
            ],
            ConsistentRead: true,
          },
        },
      },
    ]);
  },
);

it.each(['STAFF#DEVICES', 'STAFF#PEOPLE'])(
  'a session is not accepted if the read returns no item of %s',
  async (pk) => {
    const read = table.client.send.bind(table.client) as (command: unknown) => Promise<{
      Responses: Record<string, { pk: string }[]>;
    }>;
    vi.spyOn(table.client, 'send').mockImplementation((async (command: unknown) => {
      const response = await read(command);
      const items = response.Responses[table.name] ?? [];
      return {
        Responses: { [table.name]: items.filter((item) => item.pk !== pk) },
        UnprocessedKeys: { [table.name]: { Keys: [{ pk }] } },
      };
    }) as never);
    const failure = await sessionStore(table, clock).check(ann).catch(refusedFrom);
    expect(failure).toMatchObject({ refusal: { kind: 'unavailable' } });
  },
);
