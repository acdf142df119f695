import type { ReferenceSecret } from './reference-secret.ts';

/** A fixed secret for tests that do not depend on its value. */
export const testReferenceSecret: ReferenceSecret = async () => Buffer.alloc(32, 'a secret of tests');
