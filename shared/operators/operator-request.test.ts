import { describe, expect, it } from 'vitest';
import { formProblems } from '../values/form-problems.ts';
import {
  type OperatorDraft,
  operatorFields,
  operatorRules,
  operatorTypes,
  requestProblem,
  tourFrequencies,
} from './operator-request.ts';

const fullDraft: OperatorDraft = {
  companyName: 'Sea Breeze',
  contactName: 'Ana Sample',
  email: 'ana.sample@example.com',
  mobilePhone: '+678 00003',
  operatorType: 'Other',
  tourFrequency: 'Irregularly/On demand',
  chargingModel: 'guest_pays',
  waitsOnSite: 'no',
  website_url: '',
};
const problems = (changes: Partial<OperatorDraft>) =>
  formProblems(operatorRules, { ...fullDraft, ...changes });

describe('a request for operator access', () => {
  it('is valid when every field is filled in', () => {
    expect(problems({})).toEqual({});
    expect(requestProblem(fullDraft)).toBeUndefined();
  });

  it('has exactly the specified choices (§3)', () => {
    expect(operatorTypes).toEqual([
      'Freelance Taxi and Bus Drivers',
      'Private Guides',
      'Half-Day or Full-Day Excursion Providers',
      'Cruise Shore Excursion Specialists',
      'Large Coach Operators',
      'Eco and Adventure Tours',
      'Other',
    ]);
    expect(tourFrequencies).toEqual([
      'Only on cruise ship days',
      'Once a week',
      'A few times a week',
      'Every day',
      'Irregularly/On demand',
    ]);
  });

  it.each(operatorFields)('requires %s, and explains how to correct it', (field) => {
    expect(Object.keys(problems({ [field]: ' ' }))).toEqual([field]);
    expect(problems({ [field]: ' ' })[field]).toMatch(/^Please (enter|choose) .+\.$/);
    expect(requestProblem({ ...fullDraft, [field]: ' ' })).toEqual({
      fields: [field],
      message: 'Please fill in all fields.',
    });
  });

  it('with a filled honeypot passes the checks of the form, and is refused by the server before any other check', () => {
    expect(problems({ website_url: 'x' })).toEqual({});
    expect(requestProblem({ website_url: 'x' })).toEqual({
      fields: ['website_url'],
      message: 'Submission failed. Please try again.',
    });
  });
});
