/** Name in the browser's storage under which the visitor's choice is kept (specification §3). */
export const consentKey = 'cookieConsent';
