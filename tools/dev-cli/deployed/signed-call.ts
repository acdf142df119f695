import { type AwsCredentials, signedHeaders } from '#tools/local-stack/iam/signature-v4.ts';

/** Region and credentials of a call to AWS. */
export interface Signer {
  readonly region: string;
  /** Resolved for every call, since credentials of a sign-in expire. */
  credentials(): Promise<AwsCredentials>;
}

/** A call to an AWS service for which the project has no client. */
export async function signedCall(
  { region, credentials }: Signer,
  service: string,
  url: URL,
  { method = 'GET', body = '', contentType }: { method?: string; body?: string; contentType?: string } = {},
): Promise<Response> {
  const request = {
    method,
    path: url.pathname,
    query: url.search.slice(1),
    headers: { host: url.host, ...(contentType && { 'content-type': contentType }) },
    body: Buffer.from(body),
  };
  const signed = await signedHeaders(request, await credentials(), { region, service }, new Date());
  const { host: _, ...headers } = signed;
  return await fetch(url, {
    method,
    headers,
    ...(body !== '' && { body }),
    signal: AbortSignal.timeout(10_000),
  });
}
