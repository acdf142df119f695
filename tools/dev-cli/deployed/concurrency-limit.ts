import * as z from 'zod/mini';
import { CommandError } from '../terminal/report-failure.ts';
import { type Signer, signedCall } from './signed-call.ts';

const AccountSettings = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.int() }) });

/**
 * Concurrent Lambda executions that the account allows; new accounts start with few.
 * https://docs.aws.amazon.com/lambda/latest/api/API_GetAccountSettings.html
 *
 * @param lambda Lambda's endpoint, for example `https://lambda.ap-southeast-2.amazonaws.com`
 * @throws CommandError when the call fails
 */
export async function concurrencyLimit(aws: Signer, lambda: string): Promise<number> {
  const response = await signedCall(aws, 'lambda', new URL('/2016-08-19/account-settings', lambda));
  const settings = AccountSettings.safeParse(await response.json());
  if (settings.success) return settings.data.AccountLimit.ConcurrentExecutions;
  throw new CommandError(
    `Cannot read Lambda's concurrency limit (lambda:GetAccountSettings): status ${response.status}.`,
  );
}
