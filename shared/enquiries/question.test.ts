import { describe, expect, it } from 'vitest';
import { formProblems } from '../values/form-problems.ts';
import { enquiryRules } from './event-enquiry.ts';
import {
  enquiryOf,
  maxQuestionLengthOf,
  type QuestionDraft,
  questionFields,
  questionRules,
} from './question.ts';

const fullDraft: QuestionDraft = {
  name: 'Ana Sample',
  email: 'ana.sample@example.com',
  subject: 'A lost hat',
  date: '2026-12-19',
  message: 'Is it at the bar?\nIt is straw.',
};
const problems = (draft: QuestionDraft) => formProblems(questionRules, draft);

describe('a question sent from the contact page', () => {
  it('requires every field except the day', () => {
    const emptyDraft = Object.fromEntries(
      questionFields.map((field) => [field, '']),
    ) as unknown as QuestionDraft;
    expect(problems(fullDraft)).toEqual({});
    expect(problems({ ...fullDraft, date: '' })).toEqual({});
    expect(Object.keys(problems(emptyDraft))).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('allows line breaks in the message only', () => {
    expect(problems({ ...fullDraft, subject: 'one\ntwo' }).subject).toMatch(/can be seen/);
  });

  it('passes the rules of the event enquiry endpoint even at its maximum length', () => {
    const maxLength = {
      ...fullDraft,
      name: 'x'.repeat(maxQuestionLengthOf('name')),
      subject: 'x'.repeat(maxQuestionLengthOf('subject')),
      message: 'x'.repeat(maxQuestionLengthOf('message')),
    };
    expect(problems(maxLength)).toEqual({});
    const { kind, ...enquiry } = enquiryOf(maxLength);
    expect(kind).toBe('question');
    expect(formProblems(enquiryRules, enquiry)).toEqual({});
  });
});
