import { beforeEach, vi } from 'vitest';

// Stands in for `passkeys-on-demand.ts`, as the factory of a `vi.mock`.

export const stepUp = vi.fn(async () => {});
export const registerPasskey = vi.fn(async () => {});
/** The answers of the browser. */
export const passkeyOfActor = vi.fn(async () => ({ id: 'hers' }));
export const loadPasskeys = async () => {};

beforeEach(() => {
  stepUp.mockClear();
  registerPasskey.mockClear();
  passkeyOfActor.mockClear();
});
