import { afterAll, vi } from 'vitest';

// Test files share a process to save start-up time, but no module state.
vi.resetModules();

// Stubbed globals such as `window` are restored too, or the next file would load with them.
afterAll(() => {
  vi.unstubAllGlobals();
});
