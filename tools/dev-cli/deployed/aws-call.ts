import { signedHeaders } from '#tools/local-stack/iam/signature-v4.ts';
import { CommandError } from '../terminal/report-failure.ts';
import type { AwsAccess } from './find-stage.ts';

/** A call of an AWS API that the project has no client for. */
export interface AwsCall {
  /** AWS's abbreviation, which also begins the host: `sns`. */
  readonly service: string;
  /** Named in the error if it is refused: `sns:ListSubscriptionsByTopic`. */
  readonly action: string;
  readonly region?: string;
  /** Default `/`. */
  readonly path?: string;
  /** Sent in the format of AWS's query APIs. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as JSON to this operation: `Logs_20140328.StartQuery`. */
  readonly json?: { readonly target: string; readonly input: object };
}

/**
 * Calls AWS with the given credentials.
 *
 * @param endpoint replaces the endpoints of all AWS services, for tests
 * @returns the body of the response
 * @throws CommandError that names the action when AWS refuses
 */
export async function awsCall(
  access: Pick<AwsAccess, 'region' | 'credentials'>,
  { service, action, region = access.region, path = '/', form, json }: AwsCall,
  endpoint = `https://${service}.${region}.amazonaws.com`,
): Promise<string> {
  const url = new URL(path, endpoint);
  const body = form ? new URLSearchParams(form).toString() : json ? JSON.stringify(json.input) : undefined;
  const headers = {
    host: url.host,
    ...(form && { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }),
    ...(json && { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': json.target }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const { host: _, ...signed } = await signedHeaders(
    { method, path: url.pathname, query: url.search.slice(1), headers, body: Buffer.from(body ?? '') },
    await access.credentials(),
    { region, service },
    new Date(),
  );
  const response = await fetch(url, {
    method,
    headers: signed,
    signal: AbortSignal.timeout(10_000),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (response.ok) return text;
  throw new CommandError(`AWS refuses ${action} in ${region}: status ${response.status}. ${reasonIn(text)}`);
}

/** AWS's error message, in either of its formats. */
const reasonIn = (text: string): string =>
  /<Message>([^<]*)<|"[Mm]essage":"([^"]*)"/.exec(text)?.slice(1).find(Boolean) ?? '';
