import { beforeEach, describe, expect, it } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { deliverTo } from '#functions/kernel/deliver.testing.ts';
import { probeKey } from '#functions/kernel/edge-key-secret.testing.ts';
import { worker } from '#functions/kernel/worker.ts';
import { probeStore } from '#functions/stores/probes/probe-store.ts';
import { probeBooking } from '#functions/workers/probe-booking/probe-booking.ts';
import { type ProbeCalls, probeCalls } from '#functions/workers/probe-booking/probe-calls.ts';
import { probeMailbox } from '#shared/booking/probe.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { probedSite } from './probed-site.testing.ts';

const site = probedSite();
const log = testLog();
const due = { id: 'run', type: 'probe.due', scheduledAt: '2026-11-20T23:00:00Z' };

beforeEach(() => {
  Object.assign(site.state, { isMailing: true, address: '203.0.113.7' });
});

/** Runs the worker, optionally with another site, key or clock. */
function run(
  changes: {
    url?: string;
    calls?: ProbeCalls;
    readSecret?: () => Promise<string>;
    now?: Date;
    sinceStart?: () => number;
  } = {},
) {
  const clock = () => changes.now ?? site.clock();
  const calls = changes.calls ?? probeCalls(changes.url ?? site.url(), changes.readSecret ?? site.readSecret);
  const handler = worker(
    'probe-booking',
    DueEvent,
    probeBooking({
      probes: probeStore(site.table, clock),
      calls,
      clock,
      ...(changes.sinceStart && { sinceStart: changes.sinceStart }),
    }),
  );
  return deliverTo(handler, due);
}

const codes = () => log.lines().map(({ code }) => code);
const remainingItems = async () =>
  (await site.table.items()).filter(({ pk }) => !String(pk).startsWith('QUOTA#'));

describe('a synthetic booking', () => {
  it('is made, confirmed by email, read and cancelled like that of a guest, and leaves nothing in the table', async () => {
    expect(await run()).toEqual([]);
    expect(codes()).toEqual(
      expect.arrayContaining(['probe.booked', 'probe.mailed', 'probe.cancelled', 'probe.passed']),
    );
    expect(await remainingItems()).toEqual([]);
    const subjects = site.mailer.mail.sent.map(({ to, subject }) => [to.join(), subject]);
    expect(subjects).toHaveLength(2);
    for (const [to] of subjects) expect(to).toBe(probeMailbox);
  });

  it('is excluded from all figures, because its log lines differ from those of guests', async () => {
    await run();
    for (const code of ['booking.made', 'booking.cancelled', 'mail.sent', 'limit.reached', 'language.gone'])
      expect(codes()).not.toContain(code);
  });

  it('is included in the measured delivery times of emails', async () => {
    await run();
    const mailLines = log
      .lines()
      .filter(({ code, worker: by }) => code === 'event.handled' && by === 'send-mail');
    expect(mailLines).toHaveLength(2);
  });

  it('never writes its key to the log', async () => {
    await run();
    await run({ url: 'http://127.0.0.1:9' });
    await run({ readSecret: async () => `{"sent":"${probeKey}"` });
    expect(log.text()).not.toContain(probeKey);
  });

  it.each([
    ['the site does not respond', { url: 'http://127.0.0.1:9' }, { step: 'book', result: 'TypeError' }],
    [
      'its key is not accepted',
      { readSecret: async () => '{"sent":"another"}' },
      { step: 'book', result: 'status 422' },
    ],
    ['its key cannot be read', { readSecret: () => Promise.reject(new Error('denied')) }, { step: 'key' }],
  ])(
    'that fails because %s logs the failed step, and is not repeated immediately',
    async (_, changes, failure) => {
      expect(await run(changes)).toEqual([]);
      expect(log.lines().filter(({ code }) => code === 'probe.failed')).toMatchObject([failure]);
      expect(codes()).not.toContain('probe.passed');
      expect(await remainingItems()).toEqual([]);
    },
  );
});

describe('a synthetic booking whose email was not sent', () => {
  it('fails once the promised delivery time of emails is over', async () => {
    site.state.isMailing = false;
    let milliseconds = 0;
    const sinceStart = () => {
      milliseconds += 10_000;
      return milliseconds;
    };
    await run({ sinceStart });
    expect(log.lines().filter(({ code }) => code === 'probe.failed')).toMatchObject([
      { step: 'confirmation', result: 'not mailed in time' },
    ]);
    expect(await remainingItems()).toEqual([]);
  });

  it('sends no email when its event is delivered after the clean-up, and the event is not repeated', async () => {
    const [event] = await (async () => {
      site.state.isMailing = false;
      const guest = await probeCalls(site.url(), site.readSecret).open();
      await guest.book(site.clock());
      return site.mailer.announced();
    })();
    const nextProbe = probeStore(site.table, site.clock);
    await nextProbe.end((await nextProbe.begin(1))?.run ?? '');
    expect(await site.mailer.deliver(event)).toBe(false);
    expect(site.mailer.mail.sent).toEqual([]);
    expect(await remainingItems()).toEqual([]);
  });
});

describe('successive synthetic bookings', () => {
  /** Starts a run that hangs after this step, like a killed function. */
  async function runUntilKilled(step: 'book' | 'read' | 'cancel'): Promise<void> {
    const calls = probeCalls(site.url(), site.readSecret);
    const neverEnding = new Promise<never>(() => undefined);
    const hangingCalls: ProbeCalls = {
      open: async () => {
        const guest = await calls.open();
        const hangAfter = async <Result>(name: typeof step, result: Promise<Result>): Promise<Result> => {
          const value = await result;
          if (name !== step) return value;
          reached();
          return neverEnding;
        };
        return {
          book: (now) => hangAfter('book', guest.book(now)),
          read: (reference) => hangAfter('read', guest.read(reference)),
          cancel: (reference) => hangAfter('cancel', guest.cancel(reference)),
        };
      },
    };
    let reached = (): void => undefined;
    const stepReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    void run({ calls: hangingCalls });
    await stepReached;
  }
  const nextRun = new Date(site.clock().getTime() + 15 * 60_000);

  it.each(['book', 'read', 'cancel'] as const)(
    'clean up after a run that was killed after the step %s, and succeed',
    async (step) => {
      await runUntilKilled(step);
      expect(await remainingItems()).not.toEqual([]);
      await run({ now: nextRun });
      expect(codes()).toEqual(expect.arrayContaining(['probe.cleaned', 'probe.passed']));
      expect(await remainingItems()).toEqual([]);
    },
  );

  it('do not delete the items of the next run when a run ends after its lease', async () => {
    const store = probeStore(site.table, site.clock);
    const first = await store.begin(0);
    const second = await store.begin(60_000);
    const guest = await probeCalls(site.url(), site.readSecret).open();
    await guest.book(site.clock());
    const before = await remainingItems();
    await store.end(first?.run ?? '');
    expect(await remainingItems()).toEqual(before);
    await store.end(second?.run ?? '');
    expect(await remainingItems()).toEqual([]);
  });

  it('do not disturb a run that is still in progress', async () => {
    await runUntilKilled('book');
    const before = await remainingItems();
    expect(await run()).toEqual([]);
    expect(await remainingItems()).toEqual(before);
    expect(codes()).toContain('event.skipped');
    expect(codes()).not.toContain('probe.failed');
  });

  it('run once when three start at the same time, and the other two are skipped', async () => {
    await Promise.all([run(), run(), run()]);
    expect(codes().filter((code) => code === 'probe.passed')).toHaveLength(1);
    expect(codes()).not.toContain('probe.failed');
    expect(await remainingItems()).toEqual([]);
  });
});
