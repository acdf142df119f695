import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerableEnquiry, answerMail, maxMailtoLength } from './answer-mail.ts';

const enquiry: AnswerableEnquiry = {
  kind: 'event',
  name: 'Ana Sample',
  email: 'ana.sample@example.com',
  eventName: 'A birthday',
  date: '2026-12-19',
  peopleCount: '20 to 30',
  catering: 'required',
  description: 'In the yard, from five.\nSome of us are children.',
};

/** The fields that an email program reads from the address (RFC 6068). */
function parseMailto(address: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? [];
  const fields = query.split('&').map((field) => field.split('='));
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
  const [subject = '', body = ''] = fields.map(([, value = '']) => decodeURIComponent(value));
  return { to: decodeURIComponent(to), subject, body };
}
const draft = (changes: Partial<AnswerableEnquiry> = {}) =>
  parseMailto(answerMail({ ...enquiry, ...changes }, 'Mia Vira'));

describe('the draft of an answer to an enquiry', () => {
  it('repeats the request, leaves space for the answer, is signed, and quotes the visitor', () => {
    expect(draft()).toEqual({
      to: 'ana.sample@example.com',
      subject: 'Your event enquiry: A birthday',
      body: [
        'Dear Ana Sample,',
        '',
        'Thank you for your enquiry.',
        '',
        'Event: A birthday',
        'Day: Saturday 19 December 2026',
        'People: 20 to 30',
        'Catering: by us',
        '',
        '',
        '',
        'Kind regards,',
        'Mia Vira',
        'Port Vila Rum Distillery',
        '+678 00000',
        '',
        'You wrote:',
        '> In the yard, from five.',
        '> Some of us are children.',
      ].join('\r\n'),
    });
  });

  it('is in French for a visitor who wrote from a French page', () => {
    const { subject, body } = draft({ messageLanguage: 'fr', date: '2027-01-01' });
    expect(subject).toBe('Votre demande d’événement\u00a0: A birthday');
    expect(body).toContain('Bonjour Ana Sample,');
    expect(body).toContain('Jour\u00a0: vendredi 1er janvier 2027');
    expect(body).toContain('Traiteur\u00a0: par nos soins');
    expect(body).not.toMatch(/Dear|Kind regards|You wrote/);
  });

  it('omits the day if the enquiry has none, and all event details if it is a question', () => {
    expect(draft({ date: '' }).body).not.toContain('Day');
    const { subject, body } = draft({ kind: 'question', peopleCount: 'not asked', catering: 'no' });
    expect(subject).toBe('Your question: A birthday');
    expect(body).not.toMatch(/People|Catering|Event:/);
  });

  it('quotes as many whole words of the visitor as the length limit allows', () => {
    const { body } = draft({ description: 'château '.repeat(400) });
    expect(body).toMatch(/> (château ){10,}…$/);
    expect(draft({ description: 'x'.repeat(4000) }).body).not.toContain('>');
  });

  it('has one recipient, a subject and a body within the length limit, whatever the text of the enquiry', () => {
    const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
    fc.assert(
      fc.property(
        fc.record({
          name: text(120),
          eventName: text(120),
          peopleCount: text(80),
          description: fc.string({ unit: 'grapheme', maxLength: 4000 }),
          local: fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~.-]{1,20}$/),
        }),
        ({ local, ...typed }) => {
          const email = `${local}@example.com`;
          const address = answerMail({ ...enquiry, ...typed, email }, '酒'.repeat(60));
          expect(address.length).toBeLessThanOrEqual(maxMailtoLength);
          expect(parseMailto(address).to).toBe(email);
          expect(address.slice('mailto:'.length)).toMatch(
            /^[\w!'()*~.%-]+@example\.com\?subject=[^&]*&body=[^&]*$/,
          );
        },
      ),
    );
  });
});
