import { beforeEach, expect } from '@jest/globals';

/** Without this, a test that loops over resources would pass if the template had none. */
beforeEach(() => expect.hasAssertions());
