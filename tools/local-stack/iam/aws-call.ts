import type { LocalNames } from '../template/local-names.ts';
import { dynamoDbChecks, type KeySchema, writtenKeys } from './dynamodb-call.ts';
import type { AccessCheck } from './policies.ts';

/** A function's AWS call, parsed as far as authorization and forwarding need. */
export interface AwsCall {
  service: 'dynamodb' | 'sqs' | 'ses' | 'ssm' | 'secretsmanager';
  /** For example `UpdateItem`. */
  operation: string;
  accessKeyId: string;
  checks: AccessCheck[];
  /** Items that a DynamoDB write would change, as comparable text. */
  writes: string[];
}

/** The parts of a request that define the call. */
export interface AwsRequest {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Template data needed for authorization. */
export interface AwsContext {
  names: LocalNames;
  /** Key attributes by table name. */
  keySchemas: ReadonlyMap<string, KeySchema>;
  /** Verified sender identities: addresses or domains. */
  identities: readonly string[];
}

/** @returns undefined when the request is not signed for a supported service. */
export function readAwsCall({ headers, body }: AwsRequest, context: AwsContext): AwsCall | undefined {
  const authorization = String(headers.authorization ?? '');
  const [, accessKeyId, service] = /Credential=([^/,\s]+)\/[^/]+\/[^/]+\/([^/]+)\//.exec(authorization) ?? [];
  if (accessKeyId === undefined) return undefined;
  const target = String(headers['x-amz-target'] ?? '');
  switch (service) {
    case 'dynamodb': {
      const operation = target.split('.').at(-1) ?? '';
      const input = parseJson(body);
      return {
        service,
        operation,
        accessKeyId,
        checks: dynamoDbChecks(operation, input, context),
        writes: writtenKeys(operation, input, context.keySchemas),
      };
    }
    case 'sqs': {
      const operation = target.split('.').at(-1) ?? '';
      return {
        service,
        operation,
        accessKeyId,
        checks: [sqsCheck(operation, parseJson(body), context)],
        writes: [],
      };
    }
    case 'ssm': {
      const operation = target.split('.').at(-1) ?? '';
      const checks = parameterChecks(operation, parseJson(body), context);
      return { service, operation, accessKeyId, checks, writes: [] };
    }
    case 'secretsmanager': {
      const operation = target.split('.').at(-1) ?? '';
      const resource = String(parseJson(body).SecretId);
      const checks = [{ action: `secretsmanager:${operation}`, resource, context: {} }];
      return { service, operation, accessKeyId, checks, writes: [] };
    }
    case 'ses': {
      const form = new URLSearchParams(body.toString());
      const operation = form.get('Action') ?? '';
      return { service, operation, accessKeyId, checks: sesChecks(operation, form, context), writes: [] };
    }
    default:
      return undefined;
  }
}

/** A batch operation of SQS needs the permission of the operation for one message. */
function sqsCheck(operation: string, input: Record<string, unknown>, { names }: AwsContext): AccessCheck {
  const queue =
    String(input.QueueUrl ?? input.QueueName ?? '*')
      .split('/')
      .at(-1) ?? '*';
  return {
    action: `sqs:${operation.replace(/Batch$/, '')}`,
    resource: `arn:aws:sqs:${names.region}:${names.accountId}:${queue}`,
    context: {},
  };
}

/** One permission for each requested parameter. */
function parameterChecks(
  operation: string,
  input: Record<string, unknown>,
  { names }: AwsContext,
): AccessCheck[] {
  return [input.Name ?? input.Names ?? []].flat().map((name) => ({
    action: `ssm:${operation}`,
    resource: `arn:aws:ssm:${names.region}:${names.accountId}:parameter/${String(name).replace(/^\//, '')}`,
    context: {},
  }));
}

/**
 * Permission for the identity that covers the sender, for the configuration set and, as in the SES sandbox, for the
 * identity that covers each recipient. Outside the sandbox, SES requires fewer permissions.
 */
function sesChecks(
  operation: string,
  form: URLSearchParams,
  { names, identities }: AwsContext,
): AccessCheck[] {
  const coveringIdentity = (address: string): string | undefined =>
    [address, domainOf(address)].find((identity) => identities.includes(identity));
  const from = addressOf(form.get('Source') ?? rawHeader(form, 'from') ?? '');
  const recipients = recipientsOf(form);
  const set = form.get('ConfigurationSetName');
  const resources = new Set([
    `identity/${coveringIdentity(from) ?? domainOf(from)}`,
    ...(set === null ? [] : [`configuration-set/${set}`]),
    ...recipients.map((address) => `identity/${coveringIdentity(address) ?? address}`),
  ]);
  return [...resources].map((resource) => ({
    action: `ses:${operation}`,
    resource: `arn:aws:ses:${names.region}:${names.accountId}:${resource}`,
    context: { 'ses:FromAddress': [from], 'ses:Recipients': recipients },
  }));
}

const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1);

/** Recipients of the call or, if it names none, of the email's headers. */
function recipientsOf(form: URLSearchParams): string[] {
  const inCall = [...form].flatMap(([key, value]) => (key.startsWith('Destinations.') ? [value] : []));
  const inHeaders = ['to', 'cc', 'bcc'].flatMap((name) => rawHeader(form, name) ?? []);
  return (
    inCall.length > 0 ? inCall : inHeaders.flatMap((list) => list.match(/(?:"[^"]*"|[^,"])+/g) ?? [])
  ).map(addressOf);
}

function rawHeader(form: URLSearchParams, name: string): string | undefined {
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString('latin1');
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}:(.*)$`, 'im').exec(unfolded)?.[1]?.trim();
}

/** Strips the name from `Name <address>`. */
export function addressOf(mailbox: string): string {
  return (/<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim();
}

function parseJson(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString() || '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
