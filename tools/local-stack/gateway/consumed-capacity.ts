import type { AwsAnswer } from '../iam/aws-errors.ts';
import type { ForwardedRequest } from './gateway.ts';

/** What one call has used of the table, in request units as DynamoDB charges for them. */
export interface TableCall {
  operation: string;
  units: number;
}

interface Answered {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
}

/** Sends a call on with the question what it uses, which changes nothing else of it. */
export async function withCapacity(
  request: ForwardedRequest,
  send: (request: ForwardedRequest) => Promise<AwsAnswer>,
  tell: (call: TableCall) => void,
): Promise<AwsAnswer> {
  const asked = { ...JSON.parse(request.body.toString()), ReturnConsumedCapacity: 'TOTAL' };
  const answer = await send({ ...request, body: Buffer.from(JSON.stringify(asked)) });
  const { ConsumedCapacity = [] } = JSON.parse(answer.body.toString()) as Answered;
  const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  tell({ operation: request.operation, units });
  return answer;
}
