import { describe, expect, it } from 'vitest';
import type { TextForm } from '#app/forms/use-text-form.ts';
import { CallProblem } from '#app/requests/client.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import { business } from '#shared/content/business.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import { type OperatorDraft, operatorFields } from '#shared/operators/operator-request.ts';
import { trapField } from '#shared/values/trap.ts';
import { incompleteMessageOf, refusalOf } from './refusal.tsx';

const filledDraft = Object.fromEntries([...operatorFields.map((field) => [field, 'x']), [trapField, '']]);

function messageOf(changes: Partial<TextForm<keyof OperatorDraft>>): string {
  const form = { draft: filledDraft, status: 'failed', failure: undefined, ...changes };
  return renderStatic(refusalOf(form as TextForm<keyof OperatorDraft>), '/operator').text;
}

describe('the operator request form', () => {
  it('has a summary of empty fields above the button, and no message of a refusal', () => {
    const incomplete = (draft: object) =>
      incompleteMessageOf({ draft, status: 'invalid' } as TextForm<keyof OperatorDraft>);
    expect(incomplete({ ...filledDraft, companyName: ' ' })).toBe(operatorMessages.incomplete);
    expect(incomplete(filledDraft)).toBeUndefined();
    expect(
      messageOf({ status: 'invalid', draft: { ...filledDraft, companyName: ' ' } as OperatorDraft }),
    ).toBe('');
  });

  it('shows the message of the server after a call over the rate limit', () => {
    const message = 'We have had a lot of messages. Please try again in 20 minutes.';
    expect(messageOf({ failure: new CallProblem('too-many', message, { status: 429 }) })).toBe(message);
  });

  it('shows only the message of the server after a refusal', () => {
    const failure = new CallProblem('refused', 'Your company is known to us already.', { status: 200 });
    expect(messageOf({ failure })).toBe('Your company is known to us already.');
  });

  it('shows the message of the server if the honeypot is filled', () => {
    const fields = { [trapField]: operatorMessages.trapped };
    const failure = new CallProblem('invalid-input', operatorMessages.trapped, { status: 400, fields });
    expect(messageOf({ failure })).toBe(operatorMessages.trapped);
  });

  it.each([
    ['the server is unreachable', new CallProblem('unreachable', 'No connection.')],
    ['the server fails', new CallProblem('unavailable', 'Internal words.', { status: 503 })],
    ['the page has an error', undefined],
  ])('shows an error and an email address when %s', (_, failure) => {
    const text = messageOf({ failure });
    expect(text).toContain(operatorMessages.failed);
    expect(text).toContain(business.emails.events);
    expect(text).not.toContain('Internal words');
  });

  it('shows no error before, during and after a successful request', () => {
    for (const status of ['idle', 'sending', 'sent'] as const) expect(messageOf({ status }), status).toBe('');
  });
});
