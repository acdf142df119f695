import { contractOf } from '../contract.ts';
import { Done } from '../fields.ts';
import { command, NewCode } from './fields.ts';

/**
 * PUT /api/staff/identity: sets the code with which this person identifies on shared devices. Needs a personal device
 * and a recent step-up, so that a stolen session cannot set a code. Idempotent by `commandId`.
 */
export const chooseCode = contractOf('chooseCode', {
  summary: 'Set your PIN for shared devices',
  staff: 'floor',
  device: 'own',
  stepUp: true,
  body: command({ code: NewCode }),
  reply: { status: 200, schema: Done },
  problems: [],
});
