import { describe, expect, it } from '@jest/globals';
import { ofType, referred, resourcesOf, theOnly } from './template.testing.ts';

const resources = resourcesOf('dev');
const sets = ofType(resources, 'AWS::SES::ConfigurationSet');

describe('mails', () => {
  it('are sent by a configuration set that remembers who bounced or complained', () => {
    const senders = ofType(resources, 'AWS::Lambda::Function')
      .map(
        ([, { Properties }]) =>
          (Properties.Environment as { Variables?: Record<string, unknown> })?.Variables,
      )
      .filter((variables) => variables?.MAIL_FROM !== undefined);
    expect(senders).toHaveLength(2);
    for (const variables of senders) {
      const set = sets.find(([id]) => id === referred(variables?.MAIL_CONFIGURATION_SET));
      expect(set?.[1].Properties.SuppressionOptions).toEqual({ SuppressedReasons: ['BOUNCE', 'COMPLAINT'] });
    }
  });

  it('that come back are counted', () => {
    const [, { Properties }] = theOnly(resources, 'AWS::SES::ConfigurationSetEventDestination');
    expect(Properties.EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint', 'reject'],
    });
  });
});
