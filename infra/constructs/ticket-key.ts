import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { NodeFunction } from './node-function.ts';

/**
 * The secret from which the key pair of tickets is derived: `{"signing": …, "previous": …}`, and `next` during a
 * rotation (`npm run ops -- rotate-ticket-key`). Generated at deployment; only functions that issue tickets or list the
 * public keys can read it. Retained like the data, because without it no issued ticket is recognized.
 */
export class TicketKey extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { keepData }: { keepData: boolean }) {
    super(scope, id);
    const secret = new Secret(this, 'Keys', {
      description: 'The key pair by which tickets are recognized',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ previous: '' }),
        generateStringKey: 'signing',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.arn = secret.secretArn;
  }

  /** The environment variable from which functions read the ARN. */
  get environment(): { readonly TICKET_KEY_SECRET: string } {
    return { TICKET_KEY_SECRET: this.arn };
  }

  allow(code: NodeFunction): void {
    code.allow(['secretsmanager:GetSecretValue'], [this.arn]);
  }
}
