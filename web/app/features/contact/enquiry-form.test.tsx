import { describe, expect, it } from 'vitest';
import type { TextForm } from '#app/forms/use-text-form.ts';
import { CallProblem } from '#app/requests/client.ts';
import { renderStatic, renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import { type EnquiryField, enquiryFields } from '#shared/enquiries/event-enquiry.ts';
import { enquiryMessages } from '#shared/enquiries/messages.ts';
import { type TrapField, trapField } from '#shared/values/trap.ts';
import { EnquiryForm } from './enquiry-form.tsx';

type Enquiry = TextForm<EnquiryField | TrapField>;

const draft = Object.fromEntries([
  ...enquiryFields.map((field) => [field, `sample ${field}`]),
  [trapField, ''],
]);

const sentDraft = {
  name: 'Ana Sample',
  business: '',
  email: 'ana@example.com',
  phone: '',
  eventName: 'A birthday',
  date: '2026-12-19',
  peopleCount: '20',
  catering: 'required',
  description: 'In the yard.',
  [trapField]: '',
};

const formElement = (changes: Partial<Enquiry>) => {
  const doNothing = () => undefined;
  const enquiry = {
    draft,
    sentDraft: undefined,
    problems: {},
    status: 'idle',
    failure: undefined,
    change: doNothing,
    leave: doNothing,
    startOver: doNothing,
    formProps: {},
  };
  return <EnquiryForm enquiry={{ ...enquiry, ...changes } as Enquiry} />;
};
const form = (changes: Partial<Enquiry>) => renderStatic(formElement(changes), '/contact');

describe('the event enquiry form', () => {
  it('has a honeypot that is hidden and cannot be focused', () => {
    const { html } = form({});
    const [trap = ''] =
      html.match(new RegExp(`<div[^>]*aria-hidden="true">(?:(?!</div>).)*name="${trapField}".*?</div>`)) ??
      [];
    expect(trap).toContain('tabindex="-1"');
    expect(trap).toContain('autoComplete="off"');
  });

  it('is replaced by the specified text and a copy of the enquiry after the enquiry is accepted', async () => {
    const { text, html } = await renderStaticWithLazyParts(
      formElement({ status: 'sent', sentDraft }),
      '/contact',
    );
    expect(text).toContain(enquiryMessages.sent);
    expect(html).not.toContain('<form');
    expect(text).toContain('What you sent');
    // The heading takes the focus and includes the thanks, which a live region would repeat.
    expect(html).toContain(`<h3 tabindex="-1" aria-label="${enquiryMessages.sent} What you sent">`);
    expect(html).not.toContain('role="status"');
    for (const part of ['Ana Sample', 'Saturday 19 December 2026', 'Catering required', 'In the yard.'])
      expect(text).toContain(part);
    expect(text).not.toContain('Business');
    expect(text).toContain('We will answer to ana@example.com');
  });

  it('shows a message after a failure, keeps the input, and offers to email it', () => {
    const { html, text, links } = form({
      status: 'failed',
      failure: new CallProblem('unreachable', 'No connection.'),
    });
    expect(text).toContain(enquiryMessages.failed);
    expect(text).not.toContain('No connection.');
    expect(html).toContain('sample description');
    expect(Object.keys(links).join()).toMatch(/^mailto:.*sample%20description/);
  });

  it('shows when to try again after a call over the rate limit, and keeps the input', () => {
    const sentence = 'We have had a lot of messages. Please try again in 20 minutes.';
    const { html, text } = form({
      status: 'failed',
      failure: new CallProblem('too-many', sentence, { status: 429 }),
    });
    expect(text).toContain(sentence);
    expect(text).not.toContain(enquiryMessages.failed);
    expect(html).toContain('sample eventName');
  });

  it('shows the error of a field next to that field', () => {
    const { html, text } = form({ status: 'invalid', problems: { name: 'Please enter your name.' } });
    expect(text).toContain('Please enter your name.');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  });
});
