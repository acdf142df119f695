import type { AccessNotice } from '#shared/contracts/staff/renew-session.ts';

const byOf = ({ by }: AccessNotice): string => by ?? 'An engineer, by command line,';

/** Notices to a colleague about changes that others made to their access. */
export const accessCopy = {
  /** @param when such as `10:05 AM` or a day */
  done(notice: AccessNotice, when: string): string {
    const { kind, device } = notice;
    if (kind === 'code') return `${byOf(notice)} set your code for shared devices (${when}).`;
    const link = device === undefined ? 'made a link in your name' : `linked ${device} in your name`;
    return kind === 'reset'
      ? `${byOf(notice)} ${link}, ${device === undefined ? 'which deletes your passkeys when it is used' : 'and your passkeys were deleted'} (${when}).`
      : `${byOf(notice)} ${link} (${when}).`;
  },
  remedy: 'If you did not expect this, tell another manager now: what that device does carries your name.',
  dismiss: 'Understood',
} as const;
