import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { Done } from '../fields.ts';
import { CredentialJson, unreadable } from './fields.ts';

/**
 * POST /api/staff/passkeys: stores a passkey for the person of this session. Needs a step-up. A person without a
 * passkey needs a link used within the last ten minutes instead.
 */
export const registerPasskey = contractOf('registerPasskey', {
  summary: 'Register a passkey',
  staff: 'floor',
  device: 'own',
  body: z.object({ response: CredentialJson }, unreadable),
  reply: { status: 200, schema: Done },
  problems: ['step-up'],
});
