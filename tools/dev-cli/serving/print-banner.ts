import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';
import type { DeployedStage } from '../deployed/find-stage.ts';

/**
 * Prints the URLs; people and scripts wait for `Ready:`.
 *
 * @param staffLink lets the local manager into the staff console
 */
export function printBanner({ url, ports }: Pick<LocalStack, 'url' | 'ports'>, staffLink: string): void {
  console.log(`Mails, queues and table: ${url}/__local`);
  console.log(
    `Other ports: API ${ports.api}, AWS endpoint ${ports.aws}, DynamoDB Local ${ports.database}, queues ${ports.queues}, Stripe ${ports.stripe}`,
  );
  console.log(`Ready: ${url}`);
  console.log(`Staff console, opens once within ten minutes: ${staffLink}`);
}

/** The same for a deployed stage, in a form that is not mistaken for the local stack. */
export function printStageBanner(
  { stage, siteUrl }: Pick<DeployedStage, 'stage' | 'siteUrl'>,
  url: string,
): void {
  const line = `  ${stage.toUpperCase()}: saving here changes the real stock of ${siteUrl} at once.  `;
  const edge = '!'.repeat(line.length);
  console.log(`\n${edge}\n${line}\n${edge}\n`);
  console.log('Stop with Ctrl-C.');
  console.log(`Ready: ${url}/inventory`);
}
