/**
 * Whether this browser is linked to the staff console. Code of others has no business there, even on a host of its own.
 *
 * @param cookies in the format of `document.cookie`
 */
export const isStaffDevice = (cookies: string = document.cookie): boolean =>
  /(?:^|;\s*)staff-device=/.test(cookies);
