import { Construct } from 'constructs';
import { generatedKeys } from './generated-keys.ts';

/**
 * The key by which the API identifies the synthetic booking, rotated by `npm run ops -- rotate-probe-key`. Anyone who
 * knows it can make twenty synthetic bookings an hour, and nothing else.
 */
export class ProbeKey extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.arn = generatedKeys(this, 'Key of the synthetic booking').secretArn;
  }
}
