import { Construct } from 'constructs';
import { generatedKeys } from '../constructs/generated-keys.ts';

/**
 * Proves to endpoints that a call came through CloudFront: `{"sent": …, "previous": …}`. Generated at deployment,
 * rotated by `npm run ops -- rotate-edge-key`. The template only contains a reference, which CloudFormation resolves
 * when it writes the distribution. Anyone who knows the key can bypass the firewall and claim any visitor address and
 * site host, and so escape the rate limits and the origin check.
 */
export class OriginVerifySecret extends Construct {
  /** A reference to the key that CloudFront sends. */
  readonly sent: string;
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const secret = generatedKeys(this, 'Proves to endpoints that a call came through CloudFront');
    this.sent = secret.secretValueFromJson('sent').unsafeUnwrap();
    this.arn = secret.secretArn;
  }
}
