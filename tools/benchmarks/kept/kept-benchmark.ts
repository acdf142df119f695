import { gzipSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { deliverPresses } from '#functions/endpoints/deliver-presses/deliver-presses.ts';
import { readDayFiles } from '#functions/endpoints/read-day-files/read-day-files.ts';
import { dayChanges } from '#functions/stores/bookings/day-changes.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { fillDay } from '#functions/stores/bookings/full-day.testing.ts';
import { lastingId } from '#functions/stores/bookings/slot-item.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { registerKeepingDevice } from '#functions/stores/staff/keeping-device.testing.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { pressSigners } from '#functions/stores/staff/press-signers.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import { createTableCommand } from '#functions/stores/table/table-shape.testing.ts';
import { keptPressStores } from '#functions/wiring/kept-press-stores.ts';
import type { SignedPress } from '#shared/kept-presses/press.ts';
import { maxPressesPerCall } from '#shared/kept-presses/press-limits.ts';
import { formatSeenDay } from '#shared/kept-presses/seen-days.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import { startDatabase } from '#tools/local-stack/dynamodb/dynamodb.ts';
import { changeCounter, putAll } from '../reads/stored-history.ts';

// npm run bench -- kept: size and read units of the day files of fourteen full days, and time and units of 300 presses
// that are delivered after an outage. Units are those of DynamoDB Local, each call at least one.
const clock = () => new Date('2026-11-24T10:00:00+11:00');
const today = dateOf(clock());
const presses = 300;
/** A device that is open for ten hours polls every ten minutes, and reads whole days once an hour. */
const callsPerDay = 60;
const fullReadsPerDay = 10;
/** Units for reading the device and the person with each call. */
const unitsOfSession = 2;

/** The measured use cases do not read the context of a call. */
const noContext = {} as never;

const database = await startDatabase();
// Keeps this process running, which the child process of the database does not.
const keepAlive = setInterval(() => {}, 1000);
try {
  const settings = {
    endpoint: database.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  const lowLevelClient = new DynamoDBClient(settings);
  const name = 'kept';
  await lowLevelClient.send(createTableCommand(name));
  const client = DynamoDBDocumentClient.from(lowLevelClient, {
    marshallOptions: { removeUndefinedValues: true },
  });
  const ann = await colleagues({ name, client }, clock).add('Ann', 'floor');
  const phone = await registerKeepingDevice({ name, client }, clock, ann);
  const dates = Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead));
  for (const date of dates) await fillDay({ name, client }, date, 0);
  await putAll({ name, client }, dates.map(changeCounter));
  const table = countedTable({ name, settings });
  const days = dayStore(table, clock);

  const readFiles = readDayFiles({
    days,
    counts: dayChanges(table),
    people: peopleStore(table, clock),
    devices: deviceStore(table, clock),
    clock,
  });
  type Files = Awaited<ReturnType<typeof readFiles>> & {
    readonly days: readonly FileDay[];
    readonly now: number;
  };
  interface FileDay {
    readonly date: string;
    readonly changes: number;
    readonly starts: readonly { readonly tourId: number; readonly version: string }[];
  }
  const call = async (seen?: string) =>
    (await readFiles({ query: { ...(seen && { seen }) } } as never, noContext)) as unknown as Files;
  let files = await call();
  const wholeRead = await table.measure(async () => {
    files = await call();
  });
  const seen = files.days
    .map(({ date, changes, starts }) =>
      formatSeenDay(date, {
        changes,
        readAt: files.now,
        versions: new Map(starts.map(({ tourId, version }) => [tourId, version])),
      }),
    )
    .join(';');
  const unchangedRead = await table.measure(() => call(seen));

  const deliver = deliverPresses({
    signers: pressSigners(table),
    devices: deviceStore(table, clock),
    ...keptPressStores(table, clock),
    referenceSecret: testReferenceSecret,
    readTicketKeys: async () => [],
  });
  const parties = (await days.slots(today)).flatMap(({ bookings }) => bookings);
  const signedPresses: SignedPress[] = [];
  for (let index = 0; index < presses; index += 1) {
    const party = parties[index % parties.length];
    if (party === undefined) throw new Error('The day has no party');
    const partyReference = { date: today, tourId: party.tourId, id: lastingId(party) };
    const action =
      index < parties.length
        ? ({ kind: 'arrive', guests: 1 } as const)
        : ({ kind: 'note', text: 'Paid' } as const);
    signedPresses.push(await phone.keep({ party: partyReference, action }));
  }
  const write = process.stdout.write.bind(process.stdout);
  // The endpoint logs a line for each press.
  process.stdout.write = () => true;
  const startedAt = performance.now();
  let recorded = 0;
  const delivery = await table.measure(async () => {
    for (let from = 0; from < presses; from += maxPressesPerCall) {
      const batch = signedPresses
        .slice(from, from + maxPressesPerCall)
        .map(({ text, signature }) => ({ text, signature }));
      const reply = await deliver({ body: { presses: batch }, deviceId: ann.device } as never, noContext);
      recorded += (reply as { outcomes: string[] }).outcomes.filter(
        (outcome) => outcome === 'recorded',
      ).length;
    }
  });
  process.stdout.write = write;
  const seconds = (performance.now() - startedAt) / 1000;
  const size = gzipSync(JSON.stringify(files)).length;
  console.log('| data of a device | |');
  console.log('|---|---|');
  console.log(`| day files of fourteen full days, gzip | ${(size / 1000).toFixed(0)} kB, at most 250 |`);
  console.log(`| read units of all of them, calls | ${wholeRead.units} / ${wholeRead.calls} |`);
  console.log(
    `| read units while nothing has changed, calls | ${unchangedRead.units} / ${unchangedRead.calls} |`,
  );
  const unitsPerDay =
    fullReadsPerDay * wholeRead.units +
    (callsPerDay - fullReadsPerDay) * unchangedRead.units +
    callsPerDay * unitsOfSession;
  console.log(`| read units of a device and day of ${callsPerDay} calls | ${unitsPerDay} |`);
  console.log(
    `| ${recorded} of ${presses} presses delivered by the server's side | ${seconds.toFixed(1)} s, at most 60 |`,
  );
  console.log(
    `| units of a delivered press, calls | ${(delivery.units / presses).toFixed(1)} / ${(delivery.calls / presses).toFixed(1)} |`,
  );
  if (size > 250_000 || seconds > 60 || recorded < presses) process.exitCode = 1;
  lowLevelClient.destroy();
} finally {
  await database.stop();
  clearInterval(keepAlive);
}
