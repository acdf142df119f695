import { BatchWriteCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { deliverPresses } from '#functions/endpoints/deliver-presses/deliver-presses.ts';
import { listTicketKeys } from '#functions/endpoints/list-ticket-keys/list-ticket-keys.ts';
import { openDay } from '#functions/endpoints/open-day/open-day.ts';
import { readDayFiles } from '#functions/endpoints/read-day-files/read-day-files.ts';
import { registerPressKey } from '#functions/endpoints/register-press-key/register-press-key.ts';
import { renewSession } from '#functions/endpoints/renew-session/renew-session.ts';
import { showKeptPresses } from '#functions/endpoints/show-kept-presses/show-kept-presses.ts';
import { type Call, type CallResult, caller } from '#functions/kernel/call.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { dayChanges } from '#functions/stores/bookings/day-changes.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { colleagues, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { pressKeyStore } from '#functions/stores/staff/press-keys.ts';
import { pressSigners } from '#functions/stores/staff/press-signers.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { testTicketIssuer, testTicketKeys } from '#functions/tickets/ticket-issuer.testing.ts';
import { publicKeysOf } from '#functions/tickets/ticket-keys.ts';
import { unlimited } from '#functions/use-cases/limits/unlimited.testing.ts';
import { keptPressStores } from '#functions/wiring/kept-press-stores.ts';
import { listTicketKeys as keysContract } from '#shared/contracts/guests/list-ticket-keys.ts';
import { deliverPresses as deliverContract } from '#shared/contracts/kept/deliver-presses.ts';
import { readDayFiles as filesContract } from '#shared/contracts/kept/read-day-files.ts';
import { registerPressKey as registerContract } from '#shared/contracts/kept/register-press-key.ts';
import { showKeptPresses as showContract } from '#shared/contracts/kept/show-kept-presses.ts';
import { openDay as dayContract } from '#shared/contracts/staff/open-day.ts';
import { renewSession as renewContract } from '#shared/contracts/staff/renew-session.ts';

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Number of consecutive table calls that fail. */
const failedCallCount = 5;

/** Starts the endpoints that a console with kept presses calls, in this process, with a separate table and clock. */
export async function startTestServer(
  startTime: string,
  original?: { readonly table: ObservedTable; readonly manager: LinkedBrowser },
) {
  const table = original?.table ?? (await observedTable());
  let callsUntilFailure: number | undefined;
  const unreliableTable = withFailures(table, () => {
    if (callsUntilFailure === undefined) return false;
    callsUntilFailure -= 1;
    return callsUntilFailure < 0 && callsUntilFailure >= -failedCallCount;
  });
  let now = Date.parse(startTime);
  const clock = () => new Date(now);
  const kept = keptPressStores(table, clock);
  const sessions = sessionStore(table, clock);
  const people = peopleStore(table, clock);
  const devices = deviceStore(table, clock);
  const days = dayStore(table, clock);
  const signers = pressSigners(table);
  const edits = calendarEditStore(table, clock);
  const deliver = deliverPresses({
    signers,
    devices,
    ...keptPressStores(unreliableTable, clock),
    referenceSecret: testReferenceSecret,
    readTicketKeys: publicKeysOf(testTicketKeys),
  });
  const passkeys = passkeyStore(table, clock);
  const keys = pressKeyStore(table, clock);
  const counts = dayChanges(table);
  const calls = new Map<string, (call: Call) => Promise<CallResult>>([
    [
      nameOf(renewContract),
      caller(renewContract, renewSession({ devices, passkeys, people, clock }), sessions),
    ],
    [nameOf(registerContract), caller(registerContract, registerPressKey({ keys, clock }), sessions)],
    [nameOf(deliverContract), caller(deliverContract, deliver, unlimited, sessions)],
    [
      nameOf(filesContract),
      caller(filesContract, readDayFiles({ days, counts, people, devices, clock }), sessions),
    ],
    [nameOf(dayContract), caller(dayContract, openDay({ days, edits, people, clock }), sessions)],
    [
      nameOf(showContract),
      caller(showContract, showKeptPresses({ ...kept, people, signers, clock }), sessions),
    ],
    [nameOf(keysContract), caller(keysContract, listTicketKeys(testTicketKeys))],
  ]);

  const team = colleagues(table, clock);
  const manager = original === undefined ? await team.add('Mia', 'manager', true) : original.manager;
  return {
    table,
    clock,
    manager,
    kept,
    days,
    people,
    team,
    bookings: bookingStore(table, clock),
    till: { tills: zStore(table, clock), days, people, chains: kept.chains, clock },
    issueTicket: testTicketIssuer(clock),

    /** After this many further calls, the next {@link failedCallCount} calls that record presses fail. */
    failAfter(calls: number | undefined): void {
      callsUntilFailure = calls;
    },

    advance(milliseconds: number): void {
      now += milliseconds;
    },
    moveTo(instant: Date): void {
      now = instant.getTime();
    },

    /** @param path with its query */
    async call(method: string, path: string, { body, cookie }: { body?: string; cookie?: string } = {}) {
      const { pathname, searchParams } = new URL(path, 'https://house.example.com');
      const call = calls.get(`${method} ${pathname}`);
      if (call === undefined) throw new Error(`The server has no endpoint ${method} ${pathname}`);
      const query = Object.fromEntries(searchParams);
      return call({
        ...(Object.keys(query).length > 0 && { query }),
        ...(body !== undefined && { body }),
        ...(cookie !== undefined && { cookies: [cookie] }),
      });
    },
  };
}

/** Starts a second server with the same table content and time. */
export async function copyTestServer({ table, clock, manager }: TestServer): Promise<TestServer> {
  const other = await startTestServer(clock().toISOString(), { table: await observedTable(), manager });
  const items: Record<string, unknown>[] = [];
  for await (const page of paginateScan({ client: table.client }, { TableName: table.name }))
    items.push(...(page.Items ?? []));
  for (let from = 0; from < items.length; from += 25) {
    const requests = items.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } }));
    await other.table.client.send(new BatchWriteCommand({ RequestItems: { [other.table.name]: requests } }));
  }
  return other;
}

/** Wraps the table in a client whose calls may fail. */
const withFailures = ({ name, client }: ObservedTable, shouldFail: () => boolean): Table => ({
  name,
  client: new Proxy(client, {
    get: (target, property) =>
      property === 'send'
        ? (command: never) =>
            shouldFail() ? Promise.reject(new Error('The table does not respond')) : target.send(command)
        : Reflect.get(target, property),
  }),
});

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path}`;
