import type { Quota } from './quota.ts';

/**
 * Daily limits of one colleague for cancelling visits and emailing addresses that they typed: several times a busy day,
 * far below what a thief could do with a stolen phone. Above them, only a manager who has just used a passkey may
 * continue.
 */
export const personLimits = {
  /** The fullest day has some ninety parties, of which a handful cancel; starts and days are closed, not cancelled. */
  cancellations: { max: 30, perHours: 24 },
  /** A booking by telephone takes minutes: sixty take four hours without a break. */
  bookingsWithEmail: { max: 60, perHours: 24 },
  /** Typing errors in an address: one or two a day. */
  changesOfEmail: { max: 20, perHours: 24 },
  /** A change emails each party of its start. Most days need none; a day has six starts that may be in French. */
  languageChanges: { max: 10, perHours: 24 },
} as const satisfies Readonly<Record<string, Quota>>;

export type PersonLimit = keyof typeof personLimits;

const limitMessages: Readonly<Record<PersonLimit, (max: number) => string>> = {
  cancellations: (max) =>
    `You have cancelled ${max} bookings today, the limit of one person. Nothing was cancelled.`,
  bookingsWithEmail: (max) =>
    `You have made ${max} bookings with an e-mail address today, the limit of one person. Nothing was booked.`,
  changesOfEmail: (max) =>
    `You have changed ${max} e-mail addresses today, the limit of one person. Nothing was changed.`,
  languageChanges: (max) =>
    `You have changed the language of ${max} starts today, the limit of one person. Nothing was changed.`,
};

/** Says what was not done and who can do it. @param isManager whether the colleague's passkey is enough */
export const personLimitMessage = (limit: PersonLimit, isManager: boolean): string =>
  `${limitMessages[limit](personLimits[limit].max)} ${
    isManager ? 'Press again, and confirm with your passkey.' : 'A manager can do it, with their passkey.'
  }`;
