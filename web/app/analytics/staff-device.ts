/**
 * Whether this browser is linked to the staff console. Third-party code must not run there, not even on a separate
 * host.
 *
 * @param cookies in the format of `document.cookie`
 */
export const isStaffDevice = (cookies: string = document.cookie): boolean =>
  /(?:^|;\s*)staff-device=/.test(cookies);
