import { waitForCopy } from '#app/console/language/copy.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';

type Passkeys = typeof import('./passkeys.ts');

let loading: Promise<Passkeys> | undefined;

/** Loads the code for passkeys. Called before the press, since browsers ask for passkeys only right after one. */
export function loadPasskeys(): Promise<Passkeys> {
  loading ??= import('./passkeys.ts').then(waitForCopy).catch(() => {
    loading = undefined;
    throw new Error(consoleCopy.partMissing);
  });
  return loading;
}

/** See `passkeys.ts`. */
export const registerPasskey = async (): Promise<void> => (await loadPasskeys()).registerPasskey();
export const signInWithPasskey = async (name: string): Promise<void> =>
  (await loadPasskeys()).signInWithPasskey(name);
export const passkeyOfActor = async (): Promise<Record<string, unknown>> =>
  (await loadPasskeys()).passkeyOfActor();
export const stepUp = async (): Promise<void> => (await loadPasskeys()).stepUp();
