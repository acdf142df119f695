/** Registers a passkey for the person who is signed in. Rejects with an Error whose message is for people. */
export const registerPasskey = (): Promise<void> => Promise.reject(new Error('Not there yet.'));

/** Signs in on this browser. */
export const signInWithPasskey = (): Promise<void> => Promise.reject(new Error('Not there yet.'));

/** Confirms the person behind the session, for five minutes. */
export const stepUp = (): Promise<void> => Promise.reject(new Error('Not there yet.'));
