import { log } from '#functions/kernel/log.ts';
import type { OwingDevice } from '#shared/staff/till/owing-device.ts';

/** A device that is online delivers within minutes, so staff must look for presses that are missing after a day. */
const daySeconds = 86_400;

/** Logs a line, for the alarm, for each device that has owed presses for more than a day. @param now epoch seconds */
export function reportOwing(owing: readonly OwingDevice[], now: number): void {
  for (const { device, missing, owesSince } of owing)
    if (owesSince !== undefined && now - owesSince > daySeconds)
      log.error('kept-press.owed', { device, missing: missing.length, first: missing[0] });
}
