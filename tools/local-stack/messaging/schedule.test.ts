import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStackClock } from '../process/stack-clock.ts';
import { type Schedule, type ScheduleOptions, startSchedule } from './schedule.ts';

const minute = 60_000;
let sentBodies: string[];
let schedule: Schedule | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  sentBodies = [];
});
afterEach(() => {
  schedule?.stop();
  vi.useRealTimers();
});

/** Starts a schedule for 17:00 in Port Vila, on a clock that starts at the time `clock`. */
function startAt(clock: string, changes: Partial<ScheduleOptions> = {}) {
  const stackClock = createStackClock(clock);
  schedule = startSchedule({
    id: 'Due',
    arn: 'arn:aws:scheduler:r:0:schedule/default/Due',
    expression: 'cron(0 17 * * ? *)',
    zone: 'Pacific/Efate',
    isEnabled: true,
    input: '<aws.scheduler.scheduled-time>',
    queue: 'DueQueue',
    send: async (body) => void sentBodies.push(body),
    clock: stackClock,
    report: () => {},
    ...changes,
  });
  return { schedule, clock: stackClock };
}

describe('a schedule of the local stack', () => {
  it('sends its message at its time on the stack’s clock, and again a day later', async () => {
    const running = startAt('2026-11-23T16:59:00+11:00').schedule;
    expect(running.next?.toISOString()).toBe('2026-11-23T06:00:00.000Z');
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(sentBodies).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sentBodies).toEqual(['2026-11-23T06:00:00Z']);
    await vi.advanceTimersByTimeAsync(24 * 60 * minute - 1);
    expect(sentBodies).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sentBodies).toEqual(['2026-11-23T06:00:00Z', '2026-11-24T06:00:00Z']);
  });

  it('checks the clock at most once a minute while it waits', async () => {
    const { clock } = startAt('2026-11-23T12:00:00+11:00');
    const reads = vi.spyOn(clock, 'now');
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(2 * 60);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('adapts to a clock that is moved, and does not make up for skipped runs', async () => {
    const { clock } = startAt('2026-11-23T12:00:00+11:00');
    clock.set('2026-11-25T16:59:59+11:00');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentBodies).toEqual(['2026-11-25T06:00:00Z']);
    clock.set('2026-11-23T16:59:30+11:00');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sentBodies).toHaveLength(2);
  });

  it('sends its message on demand, with the current time or another time', async () => {
    const running = startAt('2026-11-23T12:00:00+11:00').schedule;
    await running.fire();
    await running.fire(new Date('2026-12-24T06:00:00Z'));
    expect(sentBodies).toEqual(['2026-11-23T01:00:00Z', '2026-12-24T06:00:00Z']);
    expect(running.next?.toISOString()).toBe('2026-11-23T06:00:00.000Z');
  });

  it('fills in the placeholders of EventBridge Scheduler in its message, and leaves unknown placeholders as they are', async () => {
    const input =
      '{"id":"<aws.scheduler.execution-id>","arn":"<aws.scheduler.schedule-arn>","try":"<aws.scheduler.attempt-number>","x":"<aws.scheduler.else>"}';
    const running = startAt('2026-11-23T12:00:00+11:00', { input }).schedule;
    await running.fire();
    await running.fire();
    const [first, second] = sentBodies.map((body) => JSON.parse(body));
    expect(first).toMatchObject({
      arn: 'arn:aws:scheduler:r:0:schedule/default/Due',
      try: '1',
      x: '<aws.scheduler.else>',
    });
    expect(first.id).not.toBe(second.id);
  });

  it('sends its message only on demand if the schedule is disabled', async () => {
    const { schedule: running, clock } = startAt('2026-11-23T16:59:59+11:00', { isEnabled: false });
    clock.set('2026-11-23T16:59:59+11:00');
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect([running.next, sentBodies]).toEqual([undefined, []]);
    await running.fire();
    expect(sentBodies).toHaveLength(1);
  });

  it('sets no timer after it has been stopped', async () => {
    const { schedule: running, clock } = startAt('2026-11-23T16:59:59+11:00');
    running.stop();
    clock.set('2026-11-23T16:59:59+11:00');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports a message that could not be sent, and waits for the next run', async () => {
    const problems: unknown[] = [];
    const down = new Error('down');
    const running = startAt('2026-11-23T16:59:59+11:00', {
      send: () => Promise.reject(down),
      report: (problem) => problems.push(problem),
    }).schedule;
    await vi.advanceTimersByTimeAsync(1000);
    expect(problems).toEqual([down]);
    expect(running.next?.toISOString()).toBe('2026-11-24T06:00:00.000Z');
  });
});
