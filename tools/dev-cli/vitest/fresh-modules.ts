import { vi } from 'vitest';

// A process serves several test files, since to start one takes longer than most of them; what a module of ours
// remembers must not go from one file to the next all the same.
vi.resetModules();
