import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { fillDay } from '#functions/stores/bookings/full-day.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { createTableCommand } from '#functions/stores/table/table-shape.testing.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import { startDatabase } from '#tools/local-stack/dynamodb/dynamodb.ts';
import { measuredReads } from './measured-reads.ts';
import { changeCounter, dayOfParties, putAll, putHistory } from './stored-history.ts';

// npm run bench -- reads: read units and calls of the table for the reads of the screens, after a month, a year and three
// years of 40 parties a day (10 from the 30th tour day on), and with 31 full days ahead. Units are those of DynamoDB Local, each call at least one.
const clock = () => new Date('2026-11-24T08:00:00+11:00');
const today = dateOf(clock());
const daysAhead = 92;

const scenarios = [
  { name: '1 month', history: 30, fullDays: 0 },
  { name: '1 year', history: 365, fullDays: 0 },
  { name: '3 years', history: 1095, fullDays: 0 },
  { name: '31 full days', history: 30, fullDays: 31 },
];

const database = await startDatabase();
// Keeps this process running, which the child process of the database does not.
const keepAlive = setInterval(() => {}, 1000);
try {
  const columns: Map<string, string>[] = [];
  for (const [index, scenario] of scenarios.entries())
    columns.push(await measure(`scenario-${index}`, scenario));
  console.log(`| units / calls | ${scenarios.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${scenarios.map(() => '---|').join('')}`);
  for (const read of columns[0]?.keys() ?? [])
    console.log(`| ${read} | ${columns.map((column) => column.get(read)).join(' | ')} |`);
} finally {
  await database.stop();
  clearInterval(keepAlive);
}

async function measure(
  name: string,
  { history, fullDays }: { history: number; fullDays: number },
): Promise<Map<string, string>> {
  const settings = {
    endpoint: database.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  const lowLevelClient = new DynamoDBClient(settings);
  await lowLevelClient.send(createTableCommand(name));
  const client = DynamoDBDocumentClient.from(lowLevelClient, {
    marshallOptions: { removeUndefinedValues: true },
  });
  const table = { name, client };
  await putHistory(table, today, history);
  await putAll(
    table,
    tourDaysIn({ first: addDays(today, -3), last: addDays(today, -1) }).flatMap((date) =>
      dayOfParties(date, 40, true),
    ),
  );
  const ahead = tourDaysIn({ first: today, last: addDays(today, daysAhead) });
  await putAll(table, ahead.map(changeCounter));
  for (const [index, date] of ahead.entries())
    if (index < fullDays) await fillDay(table, date, 0);
    else await putAll(table, dayOfParties(date, index < 30 ? 40 : 10, false));
  const counted = countedTable({ name, settings });
  const column = new Map<string, string>();
  for (const [read, work] of measuredReads(counted, clock)) {
    const { units, calls } = await counted.measure(work);
    column.set(read, `${units} / ${calls}`);
  }
  lowLevelClient.destroy();
  return column;
}
