import type { StoredZ } from '#functions/stores/till/z-reports.ts';
import { ZReport } from '#shared/staff/till/z-report.ts';

/** A stored Z as managers see it, with only the fields of the contract. */
export const zReply = (stored: StoredZ): ZReport => ZReport.parse(stored);
