import * as z from 'zod/mini';
import { formLimits } from '../../limits/form-limits.ts';
import { operatorMessages } from '../../operators/operator-messages.ts';
import {
  chargingModels,
  operatorProblem,
  operatorTypes,
  requestProblem,
  tourFrequencies,
  waitingChoices,
} from '../../operators/operator-request.ts';
import { messageLanguageProblem, messageLanguages } from '../../visits/message-language.ts';
import { contractOf } from '../contract.ts';
import { checkedText, Done, Email, IdempotencyHeaders, Trap } from '../fields.ts';

/** Refuses the request as a whole before validating fields. */
const wholeRequest = z.transform((sent: unknown, context): unknown => {
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  const problem = isObject ? requestProblem(sent as Record<string, unknown>) : undefined;
  for (const field of problem?.fields ?? []) {
    context.issues.push({ code: 'custom', message: problem?.message, path: [field], input: undefined });
  }
  return sent;
});

const OperatorRequest = z.object(
  {
    companyName: checkedText((value) => operatorProblem('companyName', value)),
    contactName: checkedText((value) => operatorProblem('contactName', value)),
    email: Email,
    mobilePhone: checkedText((value) => operatorProblem('mobilePhone', value)),
    operatorType: z.enum(operatorTypes, operatorProblem('operatorType', '')),
    tourFrequency: z.enum(tourFrequencies, operatorProblem('tourFrequency', '')),
    chargingModel: z.enum(chargingModels, operatorProblem('chargingModel', '')),
    waitsOnSite: z.enum(waitingChoices, operatorProblem('waitsOnSite', '')),
    website_url: Trap,
    /** Language of the page and of the reply by email. */
    messageLanguage: z.optional(z.enum(messageLanguages, messageLanguageProblem)),
  },
  operatorMessages.incomplete,
);

/**
 * POST /api/touroperators: requests access to the operator programme (specification §3, §5, §7). A filled-in
 * `website_url` is refused first, then missing fields. With an `Idempotency-Key` (one per form), a repeated call counts
 * as the same request; with a different body it is refused as `key-reused`. Refused as `too-many` over the limits per
 * network and email address.
 */
export const requestOperatorAccess = contractOf('requestOperatorAccess', {
  summary: 'Apply for the tour operator programme',
  headers: IdempotencyHeaders,
  body: z.pipe(wholeRequest, OperatorRequest),
  reply: { status: 200, schema: Done },
  limits: formLimits,
  problems: ['key-reused', 'too-many'],
});
