import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';

/**
 * Prints the URLs; people and scripts wait for `Ready:`.
 *
 * @param staffLink signs the local manager in to the staff console
 */
export function printBanner({ url, ports }: Pick<LocalStack, 'url' | 'ports'>, staffLink: string): void {
  console.log(`Emails, queues and table: ${url}/__local`);
  console.log(
    `Other ports: API ${ports.api}, AWS endpoint ${ports.aws}, DynamoDB Local ${ports.database}, queues ${ports.queues}, Stripe ${ports.stripe}`,
  );
  console.log(`Ready: ${url}`);
  console.log(`Staff console, opens once within ten minutes: ${staffLink}`);
}
