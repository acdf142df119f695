import { ZReport } from '../../../shared/staff/till/z-report.ts';
import type { StoredZ } from '../../stores/till/z-reports.ts';

/** A stored Z as managers see it: the fields of the contract only. */
export const zReply = (stored: StoredZ): ZReport => ZReport.parse(stored);
