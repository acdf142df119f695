import { type CalendarDate, dateOf } from '../values/port-vila-time.ts';

/**
 * Limits for changes of a booking, per day in Port Vila. Changes of the mailbox have lower limits, since each one emails
 * an address of the caller's choice.
 */
export const changeLimits = { perDay: 10, mailboxesPerDay: 2, mailboxesInAll: 4 } as const;

/** Number of changes on the latest day that had any (in Port Vila), and in total. */
export interface ChangeHistory {
  readonly day: CalendarDate;
  readonly count: number;
  /** Changes of the mailbox on that day. */
  readonly mailboxes: number;
  /** Changes of the mailbox in total. */
  readonly mailboxesInAll: number;
}

/** The limit that a change would exceed; the last one is permanent. */
export type ChangeLimit = 'changes-today' | 'mailboxes-today' | 'mailboxes-in-all';

/** The history with one more change, or the limit that it would exceed. */
export function nextChange(
  history: ChangeHistory | undefined,
  toOtherMailbox: boolean,
  now: Date,
): ChangeHistory | ChangeLimit {
  const day = dateOf(now);
  const today = history?.day === day ? history : { count: 0, mailboxes: 0 };
  const mailboxChange = toOtherMailbox ? 1 : 0;
  const next: ChangeHistory = {
    day,
    count: today.count + 1,
    mailboxes: today.mailboxes + mailboxChange,
    mailboxesInAll: (history?.mailboxesInAll ?? 0) + mailboxChange,
  };
  if (toOtherMailbox && next.mailboxesInAll > changeLimits.mailboxesInAll) return 'mailboxes-in-all';
  if (toOtherMailbox && next.mailboxes > changeLimits.mailboxesPerDay) return 'mailboxes-today';
  return next.count > changeLimits.perDay ? 'changes-today' : next;
}
