import type { AwsAnswer } from '../iam/aws-errors.ts';
import type { ForwardedRequest } from './gateway.ts';

/** Consumed capacity of one table call, in the request units that DynamoDB charges for. */
export interface TableCall {
  operation: string;
  units: number;
}

interface Answered {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
}

/** Forwards a call and asks for its consumed capacity; nothing else changes. */
export async function withCapacity(
  request: ForwardedRequest,
  send: (request: ForwardedRequest) => Promise<AwsAnswer>,
  report: (call: TableCall) => void,
): Promise<AwsAnswer> {
  const input = { ...JSON.parse(request.body.toString()), ReturnConsumedCapacity: 'TOTAL' };
  const answer = await send({ ...request, body: Buffer.from(JSON.stringify(input)) });
  const { ConsumedCapacity = [] } = JSON.parse(answer.body.toString()) as Answered;
  const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  report({ operation: request.operation, units });
  return answer;
}
