import { setTimeout as pause } from 'node:timers/promises';
import { log, loggableError } from '#functions/kernel/log.ts';
import type { EventUseCase } from '#functions/kernel/worker.ts';
import type { ProbeStore } from '#functions/stores/probes/probe-store.ts';
import { eventId } from '#functions/stores/table/event.ts';
import type { DueEvent } from '#shared/events/due-event.ts';
import { promisedMailSeconds } from '#shared/limits/promises.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { type ProbeCalls, ProbeFailure } from './probe-calls.ts';

interface Deps {
  readonly probes: ProbeStore;
  readonly calls: ProbeCalls;
  readonly clock: Clock;
  /** The milliseconds since the process started. */
  readonly sinceStart?: () => number;
}

const pollMilliseconds = 500;
/** Time for the steps after the wait. */
const reserveMilliseconds = 15_000;

/**
 * Like a guest, books, waits for the email, reads the booking, cancels it and waits for the second email. Then removes
 * everything. A failed step is logged and ends the run. The next run starts on schedule.
 */
export const probeBooking =
  ({ probes, calls, clock, sinceStart = () => performance.now() }: Deps): EventUseCase<DueEvent> =>
  async (_due, { remainingMilliseconds }) => {
    const endsAt = sinceStart() + remainingMilliseconds - reserveMilliseconds;
    const run = await probes.begin(remainingMilliseconds);
    if (run === undefined) return 'skipped';
    if (run.leftBehind > 0) log.warn('probe.cleaned', { items: run.leftBehind });

    const waitForMail = async (step: 'confirmation' | 'cancellation', id: string): Promise<number> => {
      const start = sinceStart();
      const deadline = Math.min(start + promisedMailSeconds * 1000, endsAt);
      while (!(await probes.isMailed(id))) {
        if (sinceStart() >= deadline) throw new ProbeFailure(step, 'not mailed in time');
        await pause(pollMilliseconds);
      }
      return Math.round((sinceStart() - start) / 1000);
    };

    try {
      const guest = await calls.open();
      const { id, reference } = await guest.book(clock());
      const mailSeconds = await waitForMail('confirmation', eventId(id, 0));
      await guest.read(reference);
      await guest.cancel(reference);
      await waitForMail('cancellation', eventId(id, 1));
      log.info('probe.passed', { mailSeconds });
    } catch (error) {
      const { step, result } = error instanceof ProbeFailure ? error : { step: 'key', result: 'unread' };
      log.error('probe.failed', { step, result, ...loggableError(error) });
    } finally {
      await probes.end(run.run);
    }
    return 'handled';
  };
