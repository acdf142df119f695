/**
 * Whether this browser is linked to the staff console. A provider's document is of our own origin and could make calls
 * with the session: it must not be there.
 *
 * @param cookies in the format of `document.cookie`
 */
export const isStaffDevice = (cookies: string = document.cookie): boolean =>
  /(?:^|;\s*)staff-device=/.test(cookies);
