import { describe, expect, it } from 'vitest';
import { enquiryFacts } from './enquiry-facts.ts';
import { mailInstead } from './mail-instead.ts';

describe('the mail that a visitor can send instead of the form', () => {
  const draft = {
    name: 'Ana & Co',
    business: '',
    email: '',
    date: '2026-12-19',
    peopleCount: '',
    catering: 'own',
    eventName: 'Birthday? 100%',
    description: 'One\nTwo',
    phone: '  ',
  };
  const mail = new URL(mailInstead('events@example.com', draft.eventName, enquiryFacts(draft)));

  it('is addressed to the distillery and contains all the input as text', () => {
    expect(mail.pathname).toBe('events@example.com');
    expect(mail.searchParams.get('subject')).toBe('Birthday? 100%');
    expect(mail.searchParams.get('body')).toBe(
      [
        'Your name: Ana & Co',
        'Name of the event: Birthday? 100%',
        'Day (optional): Saturday 19 December 2026',
        'Catering: We bring our own',
        'What do you have in mind: One\nTwo',
      ].join('\r\n'),
    );
  });
});
