import type { ReactNode } from 'react';
import { operatorCopy as copy } from '#app/content/operator/operator-copy.ts';
import type { TextForm } from '#app/forms/use-text-form.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { type OperatorDraft, operatorFields } from '#shared/operators/operator-request.ts';
import { trapField } from '#shared/values/trap.ts';

type Request = TextForm<keyof OperatorDraft>;

/** Message above the button if fields are empty. It is not announced, since the first empty field takes the focus. */
export const incompleteMessageOf = ({ status, draft }: Request): string | undefined =>
  status === 'invalid' && operatorFields.some((field) => draft[field].trim() === '')
    ? copy.incomplete
    : undefined;

/** Message below a form that could not be sent. */
export function refusalOf(request: Request): ReactNode {
  const { status, failure } = request;
  if (status !== 'failed') return undefined;
  // These messages of the server are written for visitors.
  if (failure && (trapField in failure.fields || kindsForVisitors.has(failure.kind))) return failure.message;
  return (
    <>
      <p>{copy.failed}</p>
      <p>
        {copy.afterFailure} <TextLink to={`mailto:${copy.write}`}>{copy.write}</TextLink>.
      </p>
    </>
  );
}

const kindsForVisitors: ReadonlySet<string> = new Set(['invalid-input', 'key-reused', 'too-many', 'refused']);
