/**
 * Cookie of a staff session. Its prefix makes browsers accept it from the site itself only: another host of the domain
 * can neither set nor overwrite it.
 */
export const sessionCookie = '__Host-staff';
