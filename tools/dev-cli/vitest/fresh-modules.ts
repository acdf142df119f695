import { vi } from 'vitest';

// Test files share a process to save start-up time, but no module state.
vi.resetModules();
