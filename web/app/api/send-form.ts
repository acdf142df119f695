import type { Endpoint } from '../../../shared/contracts/endpoints.ts';
import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { type Client, client as pageClient } from './client.ts';

/** For tests: another way to the server, another place for the attempt, other keys. */
export interface SendFormOptions {
  readonly client?: Client;
  readonly attempts?: AttemptStore;
  readonly newKey?: () => string;
}

/**
 * Makes the call that sends one kind of form to the house. Sent again after a lost answer, the same form arrives once;
 * altered meanwhile it is refused once if the first has arrived (`key-reused`), and then sent under a key of its own.
 * The call throws a `CallProblem`.
 *
 * @param kind names the form in the tab's storage
 */
export function formSender(endpoint: Endpoint, kind: string) {
  const pageAttempts = createAttemptStore(undefined, `${kind}-attempt`);
  return async (body: object, options: SendFormOptions = {}): Promise<void> => {
    const { client = pageClient, attempts = pageAttempts, ...keys } = options;
    await sendUnderKey(body, { attempts, ...keys }, (key) =>
      client({ endpoint, headers: { 'idempotency-key': key }, body }),
    );
  };
}
