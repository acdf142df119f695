import { describe, expect, it } from 'vitest';
import { contactCopy } from '../../content/contact/contact-copy.ts';
import { mailInstead } from './mail-instead.ts';

describe('enquiry as a mail of the visitor', () => {
  const draft = {
    name: 'Ana & Co',
    business: '',
    email: '',
    peopleCount: '',
    catering: '',
    eventName: 'Birthday? 100%',
    description: 'One\nTwo',
    phone: '  ',
  };
  const mail = new URL(mailInstead(draft, 'events@example.com', contactCopy.labels));

  it('goes to the distillery with the whole input', () => {
    expect(mail.pathname).toBe('events@example.com');
    expect(mail.searchParams.get('subject')).toBe('Birthday? 100%');
    expect(mail.searchParams.get('body')).toBe(
      'Your name: Ana & Co\r\nName of the event: Birthday? 100%\r\nWhat do you have in mind?: One\nTwo',
    );
  });
});
