import { describe, expect, it } from 'vitest';
import { formProblems } from '../values/form-problems.ts';
import { type EnquiryDraft, type EnquiryField, enquiryFields, enquiryRules } from './event-enquiry.ts';

const fullDraft: EnquiryDraft = {
  name: 'Ana Sample',
  business: 'Sample Travel',
  email: 'ana.sample@example.com',
  phone: '+678 00002',
  eventName: 'A birthday',
  date: '2026-12-19',
  peopleCount: '20 to 30',
  catering: 'required',
  description: 'In the yard, from five.\nSome of us are children.',
};
const emptyDraft = Object.fromEntries(enquiryFields.map((field) => [field, ''])) as unknown as EnquiryDraft;
const enquiryProblems = (draft: EnquiryDraft) => formProblems(enquiryRules, draft);
const problemOf = (field: EnquiryField, value: string) =>
  enquiryProblems({ ...fullDraft, [field]: value })[field];

describe('an event enquiry', () => {
  it('is valid when every field is filled in', () => expect(enquiryProblems(fullDraft)).toEqual({}));

  it('requires every field except business, phone and day (specification §5)', () => {
    expect(Object.keys(enquiryProblems(emptyDraft))).toEqual([
      'name',
      'email',
      'eventName',
      'peopleCount',
      'catering',
      'description',
    ]);
    expect(enquiryProblems({ ...fullDraft, business: '', phone: '', date: '' })).toEqual({});
  });

  it.each(enquiryFields.filter((field) => !['business', 'phone', 'date'].includes(field)))(
    'explains only how to correct %s when that field is empty',
    (field) => {
      expect(Object.keys(enquiryProblems({ ...fullDraft, [field]: ' ' }))).toEqual([field]);
      expect(problemOf(field, ' ')).toMatch(/^Please (enter|choose) .+\.$/);
    },
  );

  it.each(['no', 'required', 'own'])('accepts the catering choice "%s"', (value) => {
    expect(problemOf('catering', value)).toBeUndefined();
  });

  it.each(['yes', 'No', 'function Object() { [native code] }', 'own '])(
    'rejects the catering choice %j',
    (value) => {
      expect(problemOf('catering', value)).toBeDefined();
    },
  );

  it.each(['ana', 'ana@', 'ana@example', 'a b@example.com'])('rejects the email address %j', (value) => {
    expect(problemOf('email', value)).toMatch(/email address/);
  });

  it.each(['tomorrow', '2026-02-30', '19.12.2026'])('rejects the day %j', (value) => {
    expect(problemOf('date', value)).toMatch(/^Please enter a day like/);
  });

  it.each(['about 20', '20', 'twelve and a dog'])(
    'accepts any text for the number of guests: %j',
    (value) => {
      expect(problemOf('peopleCount', value)).toBeUndefined();
    },
  );

  it('allows line breaks in the description only', () => {
    expect(problemOf('description', 'one\ntwo')).toBeUndefined();
    for (const field of ['name', 'business', 'phone', 'eventName', 'peopleCount'] as const)
      expect(problemOf(field, 'one\ntwo'), field).toMatch(/can be seen/);
  });

  it('has a description of at most 4,000 characters', () => {
    expect(problemOf('description', 'x'.repeat(4000))).toBeUndefined();
    expect(problemOf('description', 'x'.repeat(4001))).toMatch(/4000/);
  });
});
