import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** Secrets that endpoints accept. To rotate: add the next number and deploy, send it and deploy, drop the old one. */
const acceptedNumbers: readonly number[] = [1];
const sentNumber = 1;

/**
 * Proves to endpoints that a call came through CloudFront. Generated at deployment: the template only holds a reference.
 * A leak exposes no data: it only allows bypassing the firewall of a public API.
 */
export class OriginVerifySecret extends Construct {
  /** A reference that CloudFormation resolves. */
  readonly sent: string;
  /** References to all accepted secrets, separated by spaces. */
  readonly accepted: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const keys = new Map(acceptedNumbers.map((number) => [number, this.key(number)]));
    this.sent = keys.get(sentNumber) ?? '';
    this.accepted = [...keys.values()].join(' ');
  }

  private key(number: number): string {
    const secret = new Secret(this, `Key${number}`, {
      description: 'Proves to endpoints that a call came through CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
