import { randomUUID } from 'node:crypto';
import { type AwsResponse, awsError } from '../iam/aws-errors.ts';

/** One call of the Systems Manager API. */
export interface ParameterCall {
  operation: string;
  /** Access key id of the calling environment. */
  accessKeyId: string;
  body: Buffer;
}

/**
 * Responds to `GetParameter` and `GetParameters` for secure strings, like Systems Manager.
 *
 * @param secretOf value of a name; undefined when there is no such parameter
 */
export function respondToParameterCall(
  { operation, accessKeyId, body }: ParameterCall,
  secretOf: (name: string, accessKeyId: string) => string | undefined,
): AwsResponse {
  const input = JSON.parse(body.toString()) as { Name?: string; Names?: string[]; WithDecryption?: boolean };
  const parameter = (name: string): object | undefined => {
    const value = secretOf(name, accessKeyId);
    if (value === undefined) return undefined;
    // Without decryption, the value is ciphertext.
    const Value = input.WithDecryption === true ? value : Buffer.from(randomUUID()).toString('base64');
    return { Name: name, Type: 'SecureString', Value, Version: 1, DataType: 'text' };
  };
  switch (operation) {
    case 'GetParameter': {
      const Parameter = parameter(input.Name ?? '');
      if (Parameter !== undefined) return success({ Parameter });
      return awsError('ssm', 400, { code: 'ParameterNotFound', message: `${input.Name} was not found.` });
    }
    case 'GetParameters': {
      const names = input.Names ?? [];
      const Parameters = names.flatMap((name) => parameter(name) ?? []);
      const InvalidParameters = names.filter((name) => secretOf(name, accessKeyId) === undefined);
      return success({ Parameters, InvalidParameters });
    }
    default: {
      const message = `The local stack does not support ${operation} of Systems Manager.`;
      return awsError('ssm', 400, { code: 'InvalidAction', message });
    }
  }
}

function success(value: object): AwsResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() },
    body: Buffer.from(JSON.stringify(value)),
  };
}
