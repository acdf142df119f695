/**
 * Why a press is in no history yet.
 *
 * - `unknown-party`: no party is found for it.
 * - `unproven-ticket`: the ticket by which its guests were let in is not ours, or of another party.
 * - `unproven-sheet`: the run sheet from which it was typed is not of the house and that day, or its time is on another.
 * - `history-full`, `erased`, `later-day`: see `decideKept`.
 * - `expired`: the bookings of its day are no longer stored.
 * - `waits`: an earlier press about the same party has not arrived.
 * - `unreadable`: written by another release, or damaged.
 * - `unknown-key`: the server does not know the key that signed it.
 * - `after-end`: made after its device or its author was removed.
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
