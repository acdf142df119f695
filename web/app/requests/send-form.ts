import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { type Client, client as pageClient, type Send } from './client.ts';
import { languageOfPage } from './language-of-page.ts';

/** Overrides for tests. */
export interface SendFormOptions {
  readonly client?: Client;
  readonly attempts?: AttemptStore;
  readonly newKey?: () => string;
}

/**
 * Returns the call that sends one kind of form. Resubmitting the same form after a lost response delivers it once; a
 * changed form is refused once if the first has arrived (`key-reused`) and then sent under a new key. Throws a
 * `CallProblem`.
 *
 * @param kind names the form in the tab's storage
 */
export function formSender(endpoint: 'requestOperatorAccess' | 'sendEventEmail', kind: string) {
  const pageAttempts = createAttemptStore(undefined, `${kind}-attempt`);
  return async (form: object, options: SendFormOptions = {}): Promise<void> => {
    const { client = pageClient, attempts = pageAttempts, ...keys } = options;
    // A form holds raw input, which the rules of the contract validate.
    const send = client as Send;
    await sendUnderKey(form, { attempts, ...keys }, (key) =>
      send(endpoint, { headers: { 'idempotency-key': key }, body: { ...form, ...languageOfPage } }),
    );
  };
}
