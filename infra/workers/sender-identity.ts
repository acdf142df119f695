import { PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53';
import { DkimIdentity, EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

/** What mail servers are asked to do with unsigned mail in the sender's name (RFC 7489, section 6.3). */
export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

export interface SenderIdentityProps {
  /** Id of the zone of the sender's domain. */
  zone: string;
  /** Address that every mail is from. */
  sender: string;
  /** Who gets the reports of mail servers on mails in our name. */
  reportsTo: string;
  /** What they are asked to do with mails that are not ours. */
  dmarc: DmarcPolicy;
}

/**
 * Makes the domain of the sender a verified one: mails are signed (DKIM), come back to a name of that domain (MAIL FROM,
 * SPF), and mail servers report mails of others in its name (DMARC). The record holds for all mails of the owner's domain,
 * not for ours alone: anything stricter than `none` wants the reports read before (RFC 7489, section 6.3).
 */
export class SenderIdentity extends Construct {
  constructor(scope: Construct, id: string, { zone, sender, reportsTo, dmarc }: SenderIdentityProps) {
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
      values: [`v=DMARC1; p=${dmarc}; adkim=r; aspf=r; rua=mailto:${reportsTo}`],
    });
  }
}
