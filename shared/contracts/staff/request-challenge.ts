import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { CredentialJson, unreadable } from './fields.ts';

export const challengePurposes = ['register', 'sign-in', 'step-up', 'identify'] as const;

/**
 * POST /api/staff/challenge: returns the options for the browser's WebAuthn call, with a challenge that works once,
 * within five minutes. All purposes but `sign-in` need a session, and all but `sign-in` and `identify` an active
 * colleague; the challenge is bound to the device. A registration that `register-passkey` would refuse is refused here,
 * before the device has created a passkey.
 */
export const requestChallenge = contractOf('requestChallenge', {
  summary: 'Request a WebAuthn challenge',
  staff: 'anyone',
  body: z.object({ purpose: z.enum(challengePurposes) }, unreadable),
  reply: success({ options: CredentialJson }),
  limits: { perAddress: { max: 60, perHours: 1 } },
  problems: ['unauthorized', 'forbidden', 'step-up', 'too-many'],
});
