import { slotById } from '#shared/booking/slots.ts';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';
import type { TableCall } from '#tools/local-stack/gateway/consumed-capacity.ts';
import type { Used } from './cost-lines.ts';

/** Tuesdays over enough weeks to hold every booking of the benchmark. */
const firstDay = calendarDateFrom('2026-11-24');
const weeks = 9;
const partySizes = [2, 2, 3, 1, 4, 2];
/** One guest in ten cancels; each looks at three days before booking. */
const cancelEvery = 10;
const daysViewed = 3;
const writing = /^(Put|Update|Delete|TransactWrite|BatchWrite)/;
const memoryGigabytes = 0.5;
/** Approximate log volume: Lambda's platform lines per invocation, and the API's access log line per call. */
const lambdaLineBytes = 350;
const apiLineBytes = 300;

/**
 * Books, cancels and sends mails on the local stack, daily tasks included; returns the usage for a thousand bookings.
 */
export async function measureBookings(): Promise<readonly Used[]> {
  const tableCalls: TableCall[] = [];
  const localStack = await startProduct({
    port: 0,
    quiet: true,
    clock: '2026-11-23T08:00:00+11:00',
    onTableCall: (call) => tableCalls.push(call),
    addressHeader: 'x-address',
  });
  const seconds = timeInvocations(localStack);
  try {
    const made = await bookAll(localStack);
    await localStack.settled(60_000);
    // The day before each visit: reminders to guests, run sheet to staff.
    const dailyTasks = localStack.schedules.filter(({ expression }) => expression.includes(' 17 '));
    for (let week = 0; week < weeks; week += 1) {
      const due = new Date(`${addDays(firstDay, 7 * week - 1)}T17:00:00+11:00`);
      localStack.clock.set(due.toISOString());
      for (const evening of dailyTasks) await evening.fire(due);
      await localStack.settled(60_000);
    }
    const per = 1000 / made.bookings;
    const units = (isWrite: boolean): number =>
      tableCalls
        .filter(({ operation }) => writing.test(operation) === isWrite)
        .reduce((sum, call) => sum + call.units, 0);
    const mails = localStack.mails();
    const mailBytes = mails.reduce(
      (sum, { html = '', text = '', attachments }) =>
        sum + html.length + text.length + attachments.reduce((all, { content }) => all + content.length, 0),
      0,
    );
    const runs = seconds.length;
    const ownLines = localStack.log.lines.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    const logBytes = ownLines + runs * lambdaLineBytes + made.calls * apiLineBytes;
    const used: Used[] = [
      { what: 'table writes (units)', amount: units(true), price: 'writeUnit' },
      { what: 'table reads (units)', amount: units(false), price: 'readUnit' },
      { what: 'API calls', amount: made.calls, price: 'apiCall' },
      { what: 'CloudFront requests', amount: made.calls, price: 'edgeRequest' },
      { what: 'CloudFront data out (GB)', amount: made.bytes / 1e9, price: 'edgeGigabyte' },
      { what: 'Lambda invocations', amount: runs, price: 'lambdaRequest' },
      {
        what: 'functions (GB-seconds)',
        amount: seconds.reduce((sum, one) => sum + one, 0) * memoryGigabytes,
        price: 'lambdaGigabyteSecond',
      },
      { what: 'pipe events', amount: made.bookings + made.cancelled, price: 'pipeEvent' },
      // Send, receive, delete.
      { what: 'queue requests', amount: 3 * mails.length, price: 'queueRequest' },
      { what: 'mails', amount: mails.length, price: 'mail' },
      { what: 'mails (GB)', amount: mailBytes / 1e9, price: 'mailGigabyte' },
      { what: 'log (GB)', amount: logBytes / 1e9, price: 'logGigabyte' },
      { what: 'traces, at most', amount: runs, price: 'trace' },
    ];
    return used.map((one) => ({ ...one, amount: one.amount * per }));
  } finally {
    await localStack.stop();
  }
}

/** Durations in seconds of every invocation from now on, measured on this machine. */
function timeInvocations(localStack: LocalStack): readonly number[] {
  const seconds: number[] = [];
  for (const pool of localStack.functions) {
    const invoke = pool.invoke.bind(pool);
    pool.invoke = async (event) => {
      const started = performance.now();
      const result = await invoke(event);
      seconds.push((performance.now() - started) / 1000);
      return result;
    };
  }
  return seconds;
}

async function bookAll(localStack: LocalStack) {
  const made = { bookings: 0, cancelled: 0, calls: 0, bytes: 0 };
  const call = async (path: string, init: RequestInit = {}): Promise<{ data?: { reference: string } }> => {
    const response = await fetch(`${localStack.url}${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        origin: localStack.url,
        'x-address': `198.51.100.${made.calls % 250}`,
      },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status} ${text}`);
    made.calls += 1;
    made.bytes += Buffer.byteLength(text) + 400;
    return JSON.parse(text);
  };
  for (let week = 0; week < weeks; week += 1) {
    const date = addDays(firstDay, 7 * week);
    for (let id = 0; id < 14; id += 1) {
      const slot = slotById(id);
      if (slot === undefined) throw new Error(`No slot ${id}`);
      for (let ahead = 0; ahead < daysViewed; ahead += 1) {
        await call(`/api/bookings?date=${addDays(date, ahead)}`);
      }
      const guestCount = partySizes[made.bookings % partySizes.length] ?? 2;
      const body = {
        tourId: id,
        tourType: slot.type,
        date,
        time: slot.time,
        firstName: 'Ana',
        lastName: 'Sample',
        email: `guest-${made.bookings}@example.com`,
        preferredLanguage: 'English',
        guestCount,
        totalPrice: guestCount * (slot.type === 'Tour and Tasting' ? 4000 : 2500),
        ageConfirmed: true,
      };
      const { data } = await call('/api/bookings', { method: 'POST', body: JSON.stringify(body) });
      made.bookings += 1;
      if (made.bookings % cancelEvery === 0) {
        await call(`/api/bookings?reference=${data?.reference}`, {
          method: 'DELETE',
        });
        made.cancelled += 1;
      }
    }
  }
  return made;
}
