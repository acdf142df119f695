import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';

/**
 * How SES treats our mails, whatever the account does with others. An address that does not exist, or whose owner has
 * called a mail of ours spam, is remembered: SES takes further mails to it and sends none. What comes back is counted.
 */
export function outgoingMail(scope: Construct): ConfigurationSet {
  const mails = new ConfigurationSet(scope, 'OutgoingMail', {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
  mails.addEventDestination('Figures', {
    destination: EventDestination.cloudWatchDimensions([
      {
        source: CloudWatchDimensionSource.MESSAGE_TAG,
        name: 'ses:configuration-set',
        defaultValue: 'none',
      },
    ]),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
  });
  return mails;
}
