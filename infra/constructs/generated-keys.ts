import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

/**
 * A secret `{"sent": …, "previous": …}`, generated at deployment: the key that a caller sends, and one that is also
 * accepted during a rotation. The template only contains a reference.
 */
export const generatedKeys = (scope: Construct, description: string): Secret =>
  new Secret(scope, 'Keys', {
    description,
    generateSecretString: {
      secretStringTemplate: JSON.stringify({ previous: '' }),
      generateStringKey: 'sent',
      passwordLength: 48,
      excludePunctuation: true,
    },
  });
