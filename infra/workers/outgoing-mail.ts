import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';

/**
 * SES settings for our emails, independent of the account's. SES suppresses addresses that bounced or complained: it
 * accepts further emails to them and sends none. Bounces, complaints and rejects are counted.
 */
export function addConfigurationSet(scope: Construct): ConfigurationSet {
  const configurationSet = new ConfigurationSet(scope, 'OutgoingMail', {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
  configurationSet.addEventDestination('Figures', {
    destination: EventDestination.cloudWatchDimensions([
      {
        source: CloudWatchDimensionSource.MESSAGE_TAG,
        name: 'ses:configuration-set',
        defaultValue: 'none',
      },
    ]),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
  });
  return configurationSet;
}
