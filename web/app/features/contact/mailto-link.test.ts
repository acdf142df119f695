import { describe, expect, it } from 'vitest';
import { filledEnquiryFields } from './filled-fields.ts';
import { mailtoLink } from './mailto-link.ts';

describe('the mailto link of a form that could not be sent', () => {
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
  const link = new URL(mailtoLink('events@example.com', draft.eventName, filledEnquiryFields(draft)));

  it('is addressed to the distillery and contains all the input as text', () => {
    expect(link.pathname).toBe('events@example.com');
    expect(link.searchParams.get('subject')).toBe('Birthday? 100%');
    expect(link.searchParams.get('body')).toBe(
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
