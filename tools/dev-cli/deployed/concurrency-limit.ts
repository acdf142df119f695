import * as z from 'zod/mini';
import { signedHeaders } from '#tools/local-stack/iam/signature-v4.ts';
import { CommandError } from '../terminal/exit-with-error.ts';
import type { AwsAccess } from './find-stage.ts';

const AccountSettings = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.int() }) });

/**
 * Concurrent Lambda executions that the account allows; new accounts start with few.
 * https://docs.aws.amazon.com/lambda/latest/api/API_GetAccountSettings.html
 *
 * @param lambda Lambda's endpoint, for example `https://lambda.ap-southeast-2.amazonaws.com`
 * @throws CommandError when the call fails
 */
export async function concurrencyLimit(
  { region, credentials }: Pick<AwsAccess, 'region' | 'credentials'>,
  lambda: string,
): Promise<number> {
  const call = new URL('/2016-08-19/account-settings', lambda);
  const { host: _, ...headers } = await signedHeaders(
    { method: 'GET', path: call.pathname, query: '', headers: { host: call.host }, body: Buffer.alloc(0) },
    await credentials(),
    { region, service: 'lambda' },
    new Date(),
  );
  const answer = await fetch(call, { headers, signal: AbortSignal.timeout(10_000) });
  const settings = AccountSettings.safeParse(await answer.json());
  if (settings.success) return settings.data.AccountLimit.ConcurrentExecutions;
  throw new CommandError(
    `Cannot read Lambda's concurrency limit (lambda:GetAccountSettings): status ${answer.status}.`,
  );
}
