import { afterAll, vi } from 'vitest';

// Test files share a process to save start-up time, but no module state.
vi.resetModules();

// Nor what the last test of a file put in place of `window`: the next one would load with it.
afterAll(() => {
  vi.unstubAllGlobals();
});
