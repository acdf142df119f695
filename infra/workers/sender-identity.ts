import { PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53';
import { DkimIdentity, EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

/** DMARC policy for unsigned emails in the sender's name (RFC 7489, section 6.3). */
export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

export interface SenderIdentityProps {
  /** Hosted zone id of the sender's domain. */
  zone: string;
  sender: string;
  reportsTo: string;
  dmarc: DmarcPolicy;
}

/**
 * Verifies the sender's domain with DKIM, a custom MAIL FROM domain (SPF) and DMARC. The DMARC record applies to all
 * emails of the domain, not only ours: read its reports before setting more than `none` (RFC 7489, section 6.3).
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
