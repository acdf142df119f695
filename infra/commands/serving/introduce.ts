import type { Twin } from '../../local/twin.ts';

/** Says what runs where; the last line is the one that people and programs wait for. */
export function introduce({ url, ports }: Pick<Twin, 'url' | 'ports'>): void {
  console.log(`What happened here (mails, queues, table): ${url}/__local`);
  console.log(
    `Other ports: API ${ports.api}, AWS endpoint ${ports.aws}, DynamoDB Local ${ports.database}, queues ${ports.queues}, Stripe ${ports.stripe}`,
  );
  console.log(`Ready: ${url}`);
}
