import type { LocalStack } from '../../local-stack/api/local-stack.ts';
import type { DeployedStage } from '../deployed/find-stage.ts';

/** Says what runs where; the last line is the one that people and programs wait for. */
export function printBanner({ url, ports }: Pick<LocalStack, 'url' | 'ports'>): void {
  console.log(`What happened here (mails, queues, table): ${url}/__local`);
  console.log(
    `Other ports: API ${ports.api}, AWS endpoint ${ports.aws}, DynamoDB Local ${ports.database}, queues ${ports.queues}, Stripe ${ports.stripe}`,
  );
  console.log(`Ready: ${url}`);
}

/** The same for the stock of a deployed stage, so that nobody takes it for one of this machine. */
export function printStageBanner(
  { stage, siteUrl }: Pick<DeployedStage, 'stage' | 'siteUrl'>,
  url: string,
): void {
  const line = `  ${stage.toUpperCase()}: what you save here changes the real stock of ${siteUrl} at once.  `;
  const edge = '!'.repeat(line.length);
  console.log(`\n${edge}\n${line}\n${edge}\n`);
  console.log('Stop with Ctrl-C when you are done.');
  console.log(`Ready: ${url}/inventory`);
}
