import type { ReferenceSecret } from './reference-secret.ts';

/** The secret of a stack in tests that are not about it. */
export const testReferenceSecret: ReferenceSecret = async () => Buffer.alloc(32, 'a secret of tests');
