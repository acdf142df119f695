import { PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53';
import { DkimIdentity, EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

export interface SenderIdentityProps {
  /** Id of the zone of the sender's domain. */
  zone: string;
  /** Address that every mail is from. */
  sender: string;
  /** Who gets the reports of mail servers on mails in our name. */
  reportsTo: string;
}

/**
 * Makes the domain of the sender a verified one: mails are signed (DKIM), come back to a name of that domain (MAIL FROM,
 * SPF), and mails of others in its name go to the junk folder (DMARC).
 */
export class SenderIdentity extends Construct {
  constructor(scope: Construct, id: string, { zone, sender, reportsTo }: SenderIdentityProps) {
    super(scope, id);
    const domain = sender.slice(sender.indexOf('@') + 1);
    const hostedZone = PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: zone,
      zoneName: domain,
    });
    new EmailIdentity(this, 'Identity', {
      identity: Identity.publicHostedZone(hostedZone),
      dkimIdentity: DkimIdentity.easyDkim(),
      mailFromDomain: `mail.${domain}`,
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    new TxtRecord(this, 'Dmarc', {
      zone: hostedZone,
      recordName: '_dmarc',
      values: [`v=DMARC1; p=quarantine; adkim=r; aspf=r; rua=mailto:${reportsTo}`],
    });
  }
}
