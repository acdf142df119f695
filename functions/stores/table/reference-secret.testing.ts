import type { ReferenceSecret } from './reference-secret.ts';

/** A fixed secret, for tests of other things. */
export const testReferenceSecret: ReferenceSecret = async () => Buffer.alloc(32, 'a secret of tests');
