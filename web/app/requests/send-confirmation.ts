import type { Booking } from '#shared/contracts/guests/booking.ts';
import { now } from '../clock/clock.ts';
import { logInBrowser } from './browser-log.ts';
import { CallProblem, type Client, client as pageClient } from './client.ts';

/** Milliseconds before the second and the third attempt (specification §7). */
const waitsMs = [2_000, 4_000] as const;

export type Wait = (milliseconds: number) => Promise<void>;

const waitByTimer: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Requests the confirmation email: up to three attempts, none after "Unauthorized". Runs in the background and never
 * throws: a failure is only logged (specification §7, §8).
 */
export async function sendConfirmation(
  booking: Booking,
  options: { client?: Client; wait?: Wait } = {},
): Promise<void> {
  const { client = pageClient, wait = waitByTimer } = options;
  const body = { ...booking, timestamp: now().toISOString() };
  for (const waitMs of [...waitsMs, undefined]) {
    try {
      await client('sendConfirmation', { body, outlivesPage: true });
      return;
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : undefined;
      logInBrowser('confirmation-not-requested', message);
      const isUnauthorized = problem instanceof CallProblem && problem.kind === 'unauthorized';
      if (isUnauthorized || waitMs === undefined) return;
      await wait(waitMs);
    }
  }
}
