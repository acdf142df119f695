import type { DeployedStage } from '#tools/dev-cli/deployed/find-stage.ts';
import { CommandError } from '#tools/dev-cli/terminal/report-failure.ts';
import { signedHeaders } from '#tools/local-stack/iam/signature-v4.ts';

/**
 * Reads the ARN of the identity to which the credentials belong, which needs no permission.
 * https://docs.aws.amazon.com/STS/latest/APIReference/API_GetCallerIdentity.html
 *
 * @param sts endpoint of STS, for example `https://sts.ap-southeast-2.amazonaws.com`
 */
export async function callerIdentity(
  { region, credentials }: Pick<DeployedStage, 'region' | 'credentials'>,
  sts = `https://sts.${region}.amazonaws.com`,
): Promise<string> {
  const body = 'Action=GetCallerIdentity&Version=2011-06-15';
  const { host: _, ...headers } = await signedHeaders(
    {
      method: 'POST',
      path: '/',
      query: '',
      headers: { host: new URL(sts).host, 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(body),
    },
    await credentials(),
    { region, service: 'sts' },
    new Date(),
  );
  const response = await fetch(sts, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) });
  const [, arn] = /<Arn>([^<]+)<\/Arn>/.exec(await response.text()) ?? [];
  if (arn !== undefined) return arn;
  throw new CommandError(
    `AWS does not say whose credentials these are (sts:GetCallerIdentity): status ${response.status}.`,
  );
}
