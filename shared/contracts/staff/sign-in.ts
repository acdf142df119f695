import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Colleague, CredentialJson, DeviceName, unreadable } from './fields.ts';

/**
 * POST /api/staff/session: signs in by passkey on this browser (`sign-in`, sets the session cookie), or confirms the
 * person behind a session (`step-up`, valid for five minutes on this device).
 */
export const signIn = contractOf('signIn', {
  summary: 'Sign in or confirm your identity with a passkey',
  staff: 'anyone',
  setsSession: true,
  body: z.object(
    {
      purpose: z.enum(['sign-in', 'step-up']),
      response: CredentialJson,
      /** Name of the device that signs in. If absent, its browser is shown. */
      name: z.optional(DeviceName),
    },
    unreadable,
  ),
  reply: success({ person: Colleague }),
  limits: { perAddress: { max: 60, perHours: 1 } },
  problems: ['unauthorized', 'device-ended', 'forbidden', 'too-many'],
});
