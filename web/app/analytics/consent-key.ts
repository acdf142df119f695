/** Storage key of the visitor's choice (specification §3). */
export const consentKey = 'cookieConsent';
