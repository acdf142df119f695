/**
 * Cookie of a staff session. Its prefix makes browsers take it from the site itself only: another host of the domain can
 * neither plant one nor cover it.
 */
export const sessionCookie = '__Host-staff';
