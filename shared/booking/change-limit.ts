import { type CalendarDate, dateOf } from '../values/port-vila-time.ts';

/**
 * How often one booking can be changed: so often a day in Port Vila, and to another mailbox much more seldom, since each
 * change is told by mail to the address that it names.
 */
export const changeLimits = { perDay: 10, mailboxesPerDay: 2, mailboxesInAll: 4 } as const;

/** Changes so far: of the last day with one in Port Vila, and of the booking's whole life. */
export interface ChangeHistory {
  readonly day: CalendarDate;
  readonly count: number;
  /** Of those of that day, the ones to another mailbox. */
  readonly mailboxes: number;
  /** All changes to another mailbox. */
  readonly mailboxesInAll: number;
}

/** Which limit stands against a change; the last of them for good. */
export type ChangeLimit = 'changes-today' | 'mailboxes-today' | 'mailboxes-in-all';

/** The history with one more change, or the limit that this change would exceed. */
export function nextChange(
  history: ChangeHistory | undefined,
  toOtherMailbox: boolean,
  now: Date,
): ChangeHistory | ChangeLimit {
  const day = dateOf(now);
  const today = history?.day === day ? history : { count: 0, mailboxes: 0 };
  const more = toOtherMailbox ? 1 : 0;
  const next: ChangeHistory = {
    day,
    count: today.count + 1,
    mailboxes: today.mailboxes + more,
    mailboxesInAll: (history?.mailboxesInAll ?? 0) + more,
  };
  if (toOtherMailbox && next.mailboxesInAll > changeLimits.mailboxesInAll) return 'mailboxes-in-all';
  if (toOtherMailbox && next.mailboxes > changeLimits.mailboxesPerDay) return 'mailboxes-today';
  return next.count > changeLimits.perDay ? 'changes-today' : next;
}
