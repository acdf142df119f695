import type { EnquiryEntry, EnquiryLog, EventClosing } from './enquiry-log.ts';
import type { EnquiryState } from './enquiry-state.ts';

/** Starts that are closed for the event of an enquiry, or are being closed. */
export interface RecordedClosing extends EventClosing {
  /** Command that carries out the closing. */
  readonly commandId: string;
  readonly by: string;
  readonly at: number;
  /** Everything is closed, and every guest notified. */
  readonly isDone: boolean;
}

/** The state of an enquiry. */
export interface EnquiryCase {
  readonly state: EnquiryState;
  /** Id of a colleague. */
  readonly assignedTo?: string;
  readonly block?: RecordedClosing;
}

/** Computes the state from the log. A state set by hand detaches the closing, whose starts stay closed. */
export function caseOf(log: EnquiryLog): EnquiryCase {
  let state: EnquiryState = 'new';
  let assignedTo: string | undefined;
  let block: RecordedClosing | undefined;
  for (const entry of log) {
    if (entry.kind === 'state') [state, block] = [entry.state, undefined];
    if (entry.kind === 'assign') assignedTo = entry.to;
    if (entry.kind === 'block') block = blockOf(entry);
    if (entry.kind === 'booked' && block?.commandId === entry.id)
      [state, block] = ['booked', { ...block, isDone: true }];
  }
  return { state, ...(assignedTo !== undefined && { assignedTo }), ...(block && { block }) };
}

const blockOf = (entry: Extract<EnquiryEntry, { kind: 'block' }>): RecordedClosing => {
  const { id: commandId, at, by, date, tourIds, reason, reasonFrench, offers } = entry;
  return {
    commandId,
    at,
    by,
    date,
    ...(tourIds && { tourIds }),
    reason,
    ...(reasonFrench !== undefined && { reasonFrench }),
    ...(offers && { offers }),
    isDone: false,
  };
};
