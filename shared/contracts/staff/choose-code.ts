import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { Done } from '../fields.ts';
import { CommandId, NewCode, unreadable } from './fields.ts';

/**
 * PUT /api/staff/identity: sets the code by which this person acts on shared devices. From a personal device, with
 * a passkey just used: the code must not outlive a session that was stolen. Idempotent by `commandId`.
 */
export const chooseCode = contractOf('chooseCode', {
  summary: 'Set your PIN for shared devices',
  staff: 'floor',
  device: 'own',
  stepUp: true,
  body: z.object({ commandId: CommandId, code: NewCode }, unreadable),
  reply: { status: 200, schema: Done },
  problems: [],
});
