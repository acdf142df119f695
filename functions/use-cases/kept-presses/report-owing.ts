import { log } from '#functions/kernel/log.ts';
import type { OwingDevice } from '#shared/staff/till/owing-device.ts';

/** A device with a connection delivers within minutes: presses missing after a day need a person. */
const daySeconds = 86_400;

/** Logs a line for each device that has owed presses for more than a day; an alarm reads them. @param now epoch seconds */
export function reportOwing(owing: readonly OwingDevice[], now: number): void {
  for (const { device, missing, owesSince } of owing)
    if (owesSince !== undefined && now - owesSince > daySeconds)
      log.error('kept-press.owed', { device, missing: missing.length, first: missing[0] });
}
