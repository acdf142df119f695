import { beforeEach, vi } from 'vitest';

// Mock of `passkeys-on-demand.ts`, for `vi.mock`.

export const stepUp = vi.fn(async () => {});
export const registerPasskey = vi.fn(async () => {});
/** The browser's response to a challenge. */
export const passkeyOfActor = vi.fn(async () => ({ id: 'hers' }));
export const loadPasskeys = async () => {};

beforeEach(() => {
  stepUp.mockClear();
  registerPasskey.mockClear();
  passkeyOfActor.mockClear();
});
