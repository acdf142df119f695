import type { OperatorDraft } from '#shared/operators/operator-request.ts';
import { formSender } from './send-form.ts';

/** Requests access to the operator programme (specification §7). */
export const requestOperatorAccess: (request: OperatorDraft) => Promise<void> = formSender(
  'requestOperatorAccess',
  'operator',
);
