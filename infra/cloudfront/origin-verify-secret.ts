import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** Keys that endpoints take. To change the key: add the next number and deploy, send it and deploy, drop the old one. */
const taken: readonly number[] = [1];
/** The one that the edge sends. */
const sent = 1;

/**
 * By what endpoints know that a call came by the edge. Made in the account at the deployment: the template holds only
 * where it is kept. It opens nothing but the way around the edge, to an API that is public anyway.
 */
export class OriginVerifySecret extends Construct {
  /** A reference that CloudFormation replaces by the key. */
  readonly sent: string;
  /** References to all that are taken, with a space between them. */
  readonly taken: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const keys = new Map(taken.map((number) => [number, this.key(number)]));
    this.sent = keys.get(sent) ?? '';
    this.taken = [...keys.values()].join(' ');
  }

  private key(number: number): string {
    const secret = new Secret(this, `Key${number}`, {
      description: 'Shows endpoints that a call came by the edge',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
