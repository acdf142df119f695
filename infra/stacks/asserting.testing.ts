import { beforeEach, expect } from '@jest/globals';

/** A test that asserts nothing fails: a loop over what a template does not have would pass. */
beforeEach(() => expect.hasAssertions());
