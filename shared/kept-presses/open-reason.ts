/**
 * Why a press is not in any history yet.
 *
 * - `unknown-party`: its party is not found.
 * - `unproven-ticket`: the ticket that the guests showed is not ours, or belongs to another party.
 * - `unproven-sheet`: its run sheet is not ours or not for that day, or the time on the sheet is on
 *   another day.
 * - `history-full`, `erased`, `later-day`: see `decideKept`.
 * - `expired`: the bookings of its day are no longer stored.
 * - `waits`: an earlier press about the same party has not arrived.
 * - `unreadable`: written by another release, or damaged.
 * - `unknown-key`: the server does not know the key that signed it.
 * - `after-end`: recorded after its device or its author was removed.
 */
export const openReasons = [
  'unknown-party',
  'unproven-ticket',
  'unproven-sheet',
  'history-full',
  'erased',
  'later-day',
  'expired',
  'waits',
  'unreadable',
  'unknown-key',
  'after-end',
] as const;
export type OpenReason = (typeof openReasons)[number];
