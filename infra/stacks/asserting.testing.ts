import { beforeEach, expect } from '@jest/globals';

/** A loop over resources that a template lacks asserts nothing, and would pass. */
beforeEach(() => expect.hasAssertions());
