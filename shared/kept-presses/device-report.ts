import * as z from 'zod/mini';

/** Whether the browser of a device stores presses persistently, may evict them, or stores none. */
const storageStates = ['persistent', 'may-go', 'none'] as const;

/**
 * What a device reports about the presses that it keeps: those recorded on it and those it carries for other devices.
 */
export const DeviceReport = z.object({
  waiting: z.int().check(z.gte(0), z.lte(99_999)),
  storage: z.enum(storageStates),
});
export type DeviceReport = z.infer<typeof DeviceReport>;

/** A report with the time at which the server received it, in epoch seconds. */
export const ReceivedReport = z.extend(DeviceReport, { at: z.int() });
export type ReceivedReport = z.infer<typeof ReceivedReport>;

/** An unchanged report is stored again only after this many seconds. */
export const reportIntervalSeconds = 3600;
